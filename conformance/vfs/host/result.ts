import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { atOnce } from './actions.ts'
import { checksOn } from './host-check.ts'
import { linesToTool, messagesIn } from './host-lines.ts'
import { final, longFinal } from './lifecycle/scenarios.ts'
import { whole } from './lifecycle/seen.ts'
import { onOutcome, outcomeOf, succeeded, succeeds, textOf, textsIn } from './outcome.ts'
import { notification, SHORT_TIMEOUTS } from './requests.ts'

const text = (content: string) => ({ type: 'text', text: content })

/** Whatever they become, it holds them. */
export const TEXTS: Readonly<Record<string, string>> = {
  plain: 'a plain text',
  lines: ' several\n\nlines \n',
  blank: '  \n ',
  wide: 'Grüße, 世界 😀',
}

const LOOKS_LIKE_BLOCKS = '[{"type":"text","text":"not a block"}]'
const BLOB = Buffer.from([0, 255, 1, 254]).toString('base64')

const MALFORMED: Record<string, unknown> = {
  'no params': undefined,
  'no content': {},
  null: { content: null },
  'a number': { content: 5 },
  'an object': { content: { text: 'x' } },
}

/** A text file beside the text. */
const resource = (content: string) => ({
  type: 'resource',
  resource: { uri: 'file:///a.txt', text: content },
})

const CALLS: Record<string, ProbeStep[]> = {
  ...Object.fromEntries(
    Object.entries({ ...TEXTS, empty: '' }).flatMap(([name, content]) => [
      [`${name} string`, [final(content)]],
      [`${name} block`, [final([text(content)])]],
    ]),
  ),
  order: [final([text('alpha'), resource('between'), text('beta'), text('gamma')])],
  twice: [final(['the same', 'the same', 'another', 'the same'].map(text))],
  literal: [final(LOOKS_LIKE_BLOCKS)],
  kinds: [
    final([
      text('in a text'),
      resource('in a resource'),
      { type: 'resource', resource: { uri: 'file:///a.bin', blob: BLOB } },
    ]),
  ],
  malformed: [final([text('alpha'), { type: 'hologram' }, { type: 'resource' }, text('omega')])],
  large: longFinal(6 * 1_024),
  'no blocks': [final([])],
  ...Object.fromEntries(
    Object.entries(MALFORMED).map(([name, params]) => [
      `bad ${name}`,
      [notification('result', params)],
    ]),
  ),
}

const results: HostScenario = {
  name: 'result: contents of every kind',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [atOnce(CALLS)],
}

const question: HostScenario = {
  name: 'result: a question',
  interactive: true,
  answers: [{ answer: 'green' }],
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    final([
      {
        type: 'question',
        question: { id: 'colour', text: 'Which colour?', schema: { type: 'string' } },
      },
    ]),
  ],
}

/** What becomes of a tool's result. @see rfd-d11 §Request and response format */
export const resultChecks = [
  ...checksOn(results, {
    'vfs.result.blocks-in-order#order': succeeds('order', 'alpha', 'between', 'beta', 'gamma'),
    'vfs.result.blocks-in-order#equal': succeeds(
      'twice',
      'the same',
      'the same',
      'another',
      'the same',
    ),
    'vfs.result.string-is-one-text-block': (c) => [
      ...Object.entries(TEXTS).flatMap(([name, content]) => alike(c, name, content)),
      ...alikeEmpty(c),
    ],
    'vfs.result.string-not-parsed': succeeds('literal', LOOKS_LIKE_BLOCKS),
    'vfs.result.block-kinds-accepted': succeeds('kinds', 'in a text', 'in a resource', BLOB),
    'vfs.result.malformed-block-skipped': succeeds('malformed', 'alpha', 'omega'),
    'vfs.result.large-result-read': whole('large', 6 * 1_024 * 1_024),
    'vfs.result.empty-array-succeeds': succeeds('no blocks'),
    'vfs.result.malformed-result-not-invented': (c) =>
      Object.keys(MALFORMED).flatMap((name) => notInvented(c, `bad ${name}`)),
  }),
  ...checksOn(question, { 'vfs.result.question-leads-to-rerun': asked }),
]

/** A string and a block with the same text have the same outcome, and it holds that text; blanks around it are free. */
function alike(c: HostConversation, name: string, content: string): Finding[] {
  const control = callOf(c, `${name} block`)
  if (!control || !succeeded(control))
    return [violated('a block of text accepted', reported(c, `${name} block`))]
  return onOutcome(c, `${name} string`, `${name}: the outcome of one block of text`, (call) => {
    if (!succeeded(call)) return outcomeOf(call)
    const same = equal(plain(call.result), plain(control.result))
    return !(same && textOf(call.result).includes(content.trim())) && outcomeOf(call)
  })
}

/** Whether empty content is a success is open; that a string is no other than a block is not. */
function alikeEmpty(c: HostConversation): Finding[] {
  const control = callOf(c, 'empty block')
  if (!control) return [inconclusive(reported(c, 'empty block'))]
  const found = onOutcome(c, 'empty string', 'empty: the outcome of one block of text', (call) => {
    const same = succeeded(call) === succeeded(control) && contentIn(call) === contentIn(control)
    return !same && outcomeOf(call)
  })
  return found.map((each) =>
    each.kind === 'satisfied' ? satisfied(`empty: ${wayOf(control)}`) : each,
  )
}

/** The text of a success. */
const contentIn = ({ result, error }: HostCall): string =>
  error !== undefined || result === null ? '' : textOf(result)

const wayOf = (call: HostCall | undefined): string =>
  call && succeeded(call) ? 'a success without content' : 'a failure'

function reported(c: HostConversation, id: string): string {
  const call = callOf(c, id)
  return call ? outcomeOf(call) : 'no such call'
}

/** One block of text and its text are the same. */
function plain(result: unknown): unknown {
  if (!Array.isArray(result) || result.length !== 1) return result
  const [block] = result
  return isObject(block) && block.type === 'text' ? block.text : result
}

function notInvented(c: HostConversation, id: string): Finding[] {
  const expected = 'a failure, or a success without content'
  const found = onOutcome(c, id, expected, (call) => contentIn(call) !== '' && outcomeOf(call))
  return found.map((each) => (each.kind === 'satisfied' ? satisfied(wayOf(callOf(c, id))) : each))
}

function asked(c: HostConversation): Finding[] {
  const call = callOf(c)
  if (!call || (call.result === undefined && call.error === undefined))
    return [inconclusive('the call was never answered')]
  const [inquiry] = c.inquiries
  if (!inquiry) return [violated('an inquiry', shownOrNot(textsIn(call.result)), call.index)]
  const inits = messagesIn(linesToTool(call)).filter(({ method }) => method === 'init')
  const again = inits.slice(1).some(({ params }) => textsIn(params).includes('green'))
  if (inits.length === 0) return [satisfied('asked')]
  return [
    again
      ? satisfied('asked, and run again')
      : violated('another run with the answer', 'no such run'),
  ]
}

const shownOrNot = (result: string) =>
  result.includes('Which colour?') ? 'the question shown as content' : 'the question dropped'
