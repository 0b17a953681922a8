import { textOf } from '../../../harness/call-result.ts'
import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { checksOn, checksOnIndependent, type Judge, ofCalls } from './host-check.ts'
import { linesToTool, messagesIn } from './host-lines.ts'
import { whole } from './lifecycle/seen.ts'
import { outcome, outcomeIs, outcomeOf, succeeded, succeeds, textsIn } from './outcome.ts'
import {
  BLOB,
  LITERALS,
  LONG_MIB,
  MALFORMED,
  MANY,
  MIB,
  OUTSIDE,
  question,
  results,
  SIGNS,
  TEXTS,
  WIDE,
  WIDE_TIMES,
} from './result/scenarios.ts'

/** What becomes of a tool's result. @see rfd-d11 §Request and response format */
export const resultChecks = [
  ...checksOnIndependent(results, {
    'vfs.result.blocks-in-order#order': [
      succeeds('order', 'alpha', 'between', 'beta', 'gamma'),
      succeeds('many', ...MANY),
      inNumber('with empty ones', 7),
      succeeds('blanks between', 'alpha', 'beta', 'gamma'),
      inNumber('blanks between', 5),
      succeeds('bytes between', 'alpha', BLOB, 'beta', 'gamma'),
    ],
    'vfs.result.blocks-in-order#equal': [
      succeeds('twice', 'the same', 'the same', 'another', 'the same'),
      succeeds('resources twice', 'one', 'two', 'one', 'one'),
      succeeds('text and resource', 'the same', 'the same', 'another'),
      succeeds('bytes twice', BLOB, BLOB, 'between', BLOB),
    ],
    'vfs.result.string-is-one-text-block': [
      ...Object.entries(TEXTS).map(([name, content]) => alike(name, content)),
      ofCalls(['empty string', 'empty block'], alikeEmpty),
    ],
    'vfs.result.string-not-parsed': LITERALS.map((literal) =>
      succeeds(`literal ${literal}`, literal),
    ),
    'vfs.result.block-kinds-accepted': [
      succeeds('kinds', 'in a text', 'in a resource', BLOB),
      succeeds('resource alone', 'in a resource'),
      succeeds('bytes alone', BLOB),
      succeeds('more members', 'in a text', 'in a resource', 'behind it'),
    ],
    'vfs.result.malformed-block-skipped': succeeds('malformed', 'alpha', 'omega'),
    'vfs.lifecycle.result-completes': {
      title: 'hands back every sign that the tool returned',
      judge: [
        ...['signs string', 'signs block', 'signs resource'].map((id) => succeeds(id, SIGNS)),
        succeeds('literal blocks', ...LITERALS),
      ],
    },
    'vfs.result.large-result-read': [
      ...['large', 'large block', 'large resource'].map((id) => whole(id, LONG_MIB * MIB)),
      wholeAndWide('large and wide'),
    ],
    'vfs.result.empty-array-succeeds': succeeds('no blocks'),
    'vfs.result.malformed-result-not-invented': [...Object.keys(MALFORMED), OUTSIDE].map((name) =>
      notInvented(`bad ${name}`),
    ),
  }),
  ...checksOn(question, { 'vfs.result.question-leads-to-rerun': asked }),
]

/** Judges that a result shown as a list of blocks is one of so many; another form shows no blocks. */
function inNumber(id: string, count: number) {
  return outcomeIs(id, `${count} blocks, empty ones among them`, (call) => {
    return succeeded(call) && !(Array.isArray(call.result) && call.result.length !== count)
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
function alike(name: string, content: string): Judge {
  const [string, block] = [`${name} string`, `${name} block`]
  return ofCalls([string, block], (c) => {
    const control = callOf(c, block)
    if (!control || !succeeded(control))
      return violated('a block of text accepted', control ? outcomeOf(control) : 'no such call')
    return outcomeIs(string, `${name}: the outcome of one block of text`, (call) => {
      const isSame = succeeded(call) && equal(plain(call.result), plain(control.result))
      return isSame && textOf(call.result).includes(content.trim())
    })(c)
  })
}

/** Whether empty content is a success is open; that a string is no other than a block is not. */
function alikeEmpty(c: HostConversation): Finding[] {
  const control = callOf(c, 'empty block')
  if (!control) return [inconclusive('no such call')]
  return outcome('empty string', 'empty: the outcome of one block of text', (call) => {
    const same = succeeded(call) === succeeded(control) && contentIn(call) === contentIn(control)
    return same ? satisfied(`empty: ${wayOf(control)}`) : outcomeOf(call)
  })(c)
}

/** The text of a success. */
const contentIn = ({ result, error }: HostCall): string =>
  error !== undefined || result === null ? '' : textOf(result)

const wayOf = (call: HostCall): string =>
  succeeded(call) ? 'a success without content' : 'a failure'

/** One block of text and its text are the same. */
function plain(result: unknown): unknown {
  if (!Array.isArray(result) || result.length !== 1) return result
  const [block] = result
  return isObject(block) && block.type === 'text' ? block.text : result
}

function notInvented(id: string): Judge {
  return outcome(id, 'a failure, or a success without content', (call) =>
    contentIn(call) === '' ? satisfied(wayOf(call)) : outcomeOf(call),
  )
}

function asked(c: HostConversation): Finding {
  const call = callOf(c)
  if (!call || (call.result === undefined && call.error === undefined))
    return inconclusive('the call was never answered')
  const [inquiry] = c.inquiries
  if (!inquiry) return violated('an inquiry', shownOrNot(textsIn(call.result)), call.index)
  const inits = messagesIn(linesToTool(call)).filter(({ method }) => method === 'init')
  const again = inits.slice(1).some(({ params }) => textsIn(params).includes('green'))
  if (inits.length === 0) return satisfied('asked')
  return again
    ? satisfied('asked, and run again')
    : violated('another run with the answer', 'no such run')
}

const shownOrNot = (result: string) =>
  result.includes('Which colour?') ? 'the question shown as content' : 'the question dropped'
