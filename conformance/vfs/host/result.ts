import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { inGroups } from './actions.ts'
import { checksOn } from './host-check.ts'
import { linesToTool, messagesIn } from './host-lines.ts'
import { final, longFinal } from './lifecycle/scenarios.ts'
import { whole } from './lifecycle/seen.ts'
import { onOutcome, outcome, outcomeOf, succeeded, succeeds, textOf, textsIn } from './outcome.ts'
import { notification, SHORT_TIMEOUTS } from './requests.ts'

const text = (content: string) => ({ type: 'text', text: content })

/** Whatever they become, it holds them. */
export const TEXTS: Readonly<Record<string, string>> = {
  plain: 'a plain text',
  lines: ' several\n\nlines \n',
  blank: '  \n ',
  wide: 'Grüße, 世界 😀',
}

/** Strings that a reader could take for what they hold. */
const LITERALS = [
  '[{"type":"text","text":"not a block"}]',
  '{"type":"text","text":"not a block"}',
  '{ "Ok": "no outcome" }',
  '"quoted"',
  '[]',
  'null',
]
const BLOB = Buffer.from([0, 255, 1, 254]).toString('base64')

const MALFORMED: Record<string, unknown> = {
  'no params': undefined,
  'no content': {},
  null: { content: null },
  'a number': { content: 5 },
  'an object': { content: { text: 'x' } },
  false: { content: false },
  true: { content: true },
  zero: { content: 0 },
  'a block outside of a list': { content: { type: 'text', text: 'x' } },
  'a list of texts': { content: ['x', 'y'] },
  'a list of lists': { content: [[text('x')]] },
  'a text beside it': { text: 'x' },
  'a list for params': [text('x')],
  'a text for params': 'x',
}

/** A text file beside the text. */
const resource = (content: string, name = 'a.txt') => ({
  type: 'resource',
  resource: { uri: `file:///${name}`, text: content },
})

/** What is no block, in one way or another. */
const NO_BLOCKS = [
  { type: 'hologram' },
  { type: 'resource' },
  { type: 'text' },
  { type: 'text', text: 5 },
  { text: 'of no type' },
  null,
  'a text',
  7,
  [text('in a list')],
]

/** A result with a long text between two others. */
const long = (before: string, text: string, times: number, after: string): ProbeStep[] => [
  { raw: `{"jsonrpc":"2.0","method":"result","params":{"content":${before}` },
  { raw: text, times },
  { raw: `${after}}}\n` },
]

const MIB = 1_024 * 1_024
const LONG_MIB = 6

/** Characters of two, three and four bytes, so that the ends of reads fall within them. */
const WIDE = 'é世😀'
const WIDE_TIMES = 60_000

/** The words of many blocks. */
const MANY = Array.from({ length: 150 }, (_, i) => `word ${i},`)

const CALLS: Record<string, ProbeStep[]> = {
  ...Object.fromEntries(
    Object.entries({ ...TEXTS, empty: '' }).flatMap(([name, content]) => [
      [`${name} string`, [final(content)]],
      [`${name} block`, [final([text(content)])]],
    ]),
  ),
  order: [final([text('alpha'), resource('between'), text('beta'), text('gamma')])],
  many: [final(MANY.map((content, i) => (i % 3 === 1 ? resource(content) : text(content))))],
  'with empty ones': [final([text(''), text('alpha'), text(''), text('beta'), text('')])],
  twice: [final(['the same', 'the same', 'another', 'the same'].map(text))],
  'resources twice': [final(['one', 'two', 'one', 'one'].map((content) => resource(content)))],
  ...Object.fromEntries(LITERALS.map((literal) => [`literal ${literal}`, [final(literal)]])),
  kinds: [
    final([
      text('in a text'),
      resource('in a resource'),
      { type: 'resource', resource: { uri: 'file:///a.bin', blob: BLOB } },
    ]),
  ],
  malformed: [final([text('alpha'), ...NO_BLOCKS, text('omega')])],
  large: longFinal(LONG_MIB * 1_024),
  'large block': long('[{"type":"text","text":"', 'x'.repeat(MIB), LONG_MIB, '"}]'),
  'large and wide': long('"', WIDE.repeat(1_000), WIDE_TIMES / 1_000, '"'),
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
  actions: inGroups(CALLS),
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
    'vfs.result.blocks-in-order#order': [
      succeeds('order', 'alpha', 'between', 'beta', 'gamma'),
      succeeds('many', ...MANY),
      inNumber('with empty ones', 5),
    ],
    'vfs.result.blocks-in-order#equal': [
      succeeds('twice', 'the same', 'the same', 'another', 'the same'),
      succeeds('resources twice', 'one', 'two', 'one', 'one'),
    ],
    'vfs.result.string-is-one-text-block': (c) => [
      ...Object.entries(TEXTS).flatMap(([name, content]) => alike(c, name, content)),
      ...alikeEmpty(c),
    ],
    'vfs.result.string-not-parsed': LITERALS.map((literal) =>
      succeeds(`literal ${literal}`, literal),
    ),
    'vfs.result.block-kinds-accepted': succeeds('kinds', 'in a text', 'in a resource', BLOB),
    'vfs.result.malformed-block-skipped': succeeds('malformed', 'alpha', 'omega'),
    'vfs.result.large-result-read': [
      ...['large', 'large block'].map((id) => whole(id, LONG_MIB * MIB)),
      wholeAndWide('large and wide'),
    ],
    'vfs.result.empty-array-succeeds': succeeds('no blocks'),
    'vfs.result.malformed-result-not-invented': (c) =>
      Object.keys(MALFORMED).flatMap((name) => notInvented(c, `bad ${name}`)),
  }),
  ...checksOn(question, { 'vfs.result.question-leads-to-rerun': asked }),
]

/** Judges that a result shown as a list of blocks is one of so many; another form shows no blocks. */
function inNumber(id: string, count: number) {
  return outcome(id, `${count} blocks, empty ones among them`, (call) => {
    if (!succeeded(call)) return outcomeOf(call)
    return Array.isArray(call.result) && call.result.length !== count && outcomeOf(call)
  })
}

/** Judges that no character of a long result has been cut in two. */
function wholeAndWide(id: string) {
  return outcome(id, 'a success with every character', (call) => {
    if (!succeeded(call)) return outcomeOf(call)
    const shown = textsIn(call.result)
    const count = shown.split(WIDE).length - 1
    return (count !== WIDE_TIMES || shown.includes('\ufffd')) && 'other characters'
  })
}

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
