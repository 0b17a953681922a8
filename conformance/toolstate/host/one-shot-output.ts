import { textOf } from '../../../harness/call-result.ts'
import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, parse } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  quote,
  satisfied,
} from '../../engine/finding.ts'
import { checksOn, claiming, type HostCheck, type Judge } from '../../vfs/host/host-check.ts'
import { failsWith, onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'
import {
  ASKED,
  KEPT,
  KILLED,
  LONG,
  OTHER,
  PARTS,
  programs,
  RAW,
  VALUES,
} from './one-shot-programs.ts'

/** What becomes of the output of a plain program. @see rfd009 §Backward compatibility of ToolState serialization */
export const oneShotOutputChecks: readonly HostCheck[] = [
  ...checksOn(programs, {
    'toolstate.one-shot.results-as-before#success-content': (c) => [
      ...prints(c, 'success', KEPT),
      ...prints(c, 'success on several lines', KEPT),
      ...isWhole(c, 'much content'),
    ],
    'toolstate.one-shot.results-as-before#empty': (c) => prints(c, 'nothing', ''),
    'toolstate.one-shot.results-as-before#other-json': (c) => [
      ...printsOther(c),
      ...Object.entries(VALUES).flatMap(([name, text]) => putsOut(c, name, text)),
    ],
    'toolstate.one-shot.plain-output#result': (c) => [
      ...putsOut(c, 'raw', RAW),
      ...isWhole(c, 'much text'),
      ...Object.entries(PARTS).flatMap(([name, text]) => putsOut(c, name, text)),
    ],
    'toolstate.one-shot.plain-output#success': (c) =>
      onOutcome(c, 'raw', 'a success', (call) => call.error !== undefined && outcomeOf(call)),
    'toolstate.one-shot.failed-plain-output#error': (c) =>
      ['breaks', 'breaks silently', 'breaks with 1', KILLED].flatMap((name) => failsWith(c, name)),
    'toolstate.one-shot.failed-plain-output#stderr': (c) => failsWith(c, 'breaks', 'stderr 4721'),
    'toolstate.one-shot.failed-plain-output#stdout': (c) => failsWith(c, 'breaks', 'output 4720'),
    'toolstate.one-shot.error-has-message#outcome': (c) => failsWith(c, 'error'),
    'toolstate.one-shot.error-has-message#report': (c) => failsWith(c, 'stopped'),
    'toolstate.one-shot.error-has-message#message': (c) => [
      ...failsWith(c, 'error', 'error 4722'),
      ...failsWith(c, 'error', 'and more 4730'),
      ...failsWith(c, 'stopped', 'stopped 4723'),
    ],
    'toolstate.one-shot.old-question#asked': ofAsking((c) => asked(c, 'asks as before')),
    'toolstate.one-shot.old-question#run-again': ofAsking((c) => found(c, 'asks as before')),
    'toolstate.one-shot.new-question#asked-and-run-again': ofAsking((c) => [
      ...asked(c, 'asks by a state'),
      ...found(c, 'asks by a state'),
    ]),
    'toolstate.one-shot.new-question#same-place': ofAsking(samePlace),
    'toolstate.one-shot.old-tools-unchanged': [
      (c) => prints(c, 'success', KEPT),
      claiming('inquiry', (c) => found(c, 'asks as before')),
    ],
    'toolstate.one-shot.running-then-exit': (c) =>
      onOutcome(c, 'running', 'an answer', () => false),
  }),
]

/** Judges what becomes of a question on a host that can ask somebody; another one cannot run the tool again. */
function ofAsking(judge: Judge): Judge {
  return (c) =>
    c.features.includes('inquiry')
      ? judge(c)
      : notApplicable('the host does not claim the feature inquiry')
}

/** Judges that JSON of a type that no report has is the output. */
export function printsOther(c: HostConversation): Finding[] {
  return onOutcome(c, 'other', 'the text of the object', ({ result, ...call }) => {
    const isText = typeof result === 'string' || Array.isArray(result)
    const isSame = equal(isText ? parse(textOf(result)) : result, OTHER)
    return !isSame && outcomeOf({ ...call, result })
  })
}

/** Judges that a program's output is this text. */
export const prints = (c: HostConversation, name: string, text: string): Finding[] =>
  onOutcome(c, name, `the text ${quote(text)}`, (call) => {
    return (call.error !== undefined || textOf(call.result) !== text) && outcomeOf(call)
  })

/** Judges that a program's output is this text, with its last line end or without it. */
const putsOut = (c: HostConversation, name: string, text: string): Finding[] =>
  onOutcome(c, name, 'the output', (call) => {
    const output = textOf(call.error ?? call.result)
    return output !== text && output !== `${text}\n` && outcomeOf(call)
  })

/** Judges that a program's long output is whole, with a line end behind it or without one. */
const isWhole = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'the whole output', ({ result, error }) => {
    const { length } = textOf(error ?? result).trimEnd()
    return length !== LONG.trimEnd().length && `${length} of ${LONG.length} characters`
  })

/** Judges that the question of a program was put to somebody. */
const asked = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'its question put to somebody', ({ calledAt, answeredAt = 0 }) => {
    const meanwhile = c.inquiries.filter(({ at }) => at > calledAt && at < answeredAt)
    const texts = meanwhile.map(({ params }) => textsIn(params.question))
    const isPut = texts.some(
      (each) => each.includes(ASKED.text) || each.split('\n').includes(ASKED.id),
    )
    return !isPut && (meanwhile.length > 0 ? 'another question' : 'nobody asked')
  })

/** Judges that a program was run with the answer to its question. */
const found = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'a run with the answer', (call) => placeIn(c, name) === '' && outcomeOf(call))

/** Where a program found the answer. */
function placeIn(c: HostConversation, name: string): string {
  const call = callOf(c, name)
  const text = call && call.error === undefined && !handleIn(call) ? textOf(call.result) : ''
  return /^found in (.*)$/.exec(text)?.[1] ?? ''
}

function samePlace(c: HostConversation): Finding[] {
  const [before, now] = [placeIn(c, 'asks as before'), placeIn(c, 'asks by a state')]
  if (before === '') return [inconclusive('the program that asks as before found no answer')]
  return before === now
    ? [satisfied()]
    : onOutcome(c, 'asks by a state', `the answer in ${before}`, () => now || 'no answer')
}
