import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answersOf, outcomeText, seenOf } from '../answer.ts'
import { onOutcome, outcomeOf, succeeded, textsIn } from '../outcome.ts'
import { projectHas } from '../project-state.ts'
import { isBlind } from '../timing.ts'
import { REQUESTS } from './scenarios.ts'

/** Judges that no process of a call lives; its probe has to have reported itself. */
export function isGone(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  if (isBlind(c, call)) return []
  if (!call || call.processes.length === 0)
    return [inconclusive('the probe did not report its process')]
  const left = call.processes.filter(({ goneAt }) => goneAt === undefined)
  const kinds = left.map(({ kind }) => (kind === 'probe' ? 'the tool' : 'a child of the tool'))
  return [
    satisfiedUnless(left.length > 0 && `${kinds.join(' and ')} left behind`, 'no process left'),
  ]
}

/** Judges that a call returned a text of this many bytes, and nothing else. */
export function whole(c: HostConversation, id: string, size: number): Finding[] {
  const expected = `a success with ${size} characters`
  return onOutcome(c, id, expected, (call) => {
    if (!succeeded(call)) return outcomeOf(call)
    const length = longestRun(textsIn(call.result))
    return length !== size && (length === 0 ? 'none of them' : 'fewer of them')
  })
}

const X = 'x'.charCodeAt(0)

/** The most `x` in a row, without a pattern, whose stack millions of them overflow; a block's type holds one too. */
export function longestRun(text: string): number {
  let [longest, run] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    run = text.charCodeAt(at) === X ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

export function allAnswered(c: HostConversation): Finding[] {
  const call = callOf(c)
  const answers = answersOf(call).filter(({ result }) => result !== undefined)
  const expected = `${REQUESTS} answers`
  if (answers.length === REQUESTS) return [satisfied()]
  const observed = call?.report ? `${answers.length} answers` : `fewer: ${outcomeText(c, call)}`
  return [violated(expected, observed, call?.index)]
}

/** Beyond this many more open files than before the requests have left some behind. */
const MORE_FILES = 100

/** Where the operating system does not state what a process has open, nothing is known. */
export function fewFiles(c: HostConversation): Finding[] {
  const call = callOf(c)
  const open = (call ? seenOf(call) : []).flatMap(({ parent }) =>
    isObject(parent) && typeof parent.descriptors === 'number' ? [parent.descriptors] : [],
  )
  const [before, after] = open
  if (before === undefined || after === undefined)
    return [notApplicable('the system does not show the tool what its parent has open')]
  const expected = `no more than ${MORE_FILES} files open for ${REQUESTS} requests`
  return [
    satisfiedUnless(after - before > MORE_FILES && 'more files left open', expected, call?.index),
  ]
}

const WITHIN_US = 5_000_000

export function soonAfter(c: HostConversation, id: string, mark: string): Finding[] {
  const call = callOf(c, id)
  if (isBlind(c, call)) return []
  const died = call?.side.find((entry) => entry.mark === mark)?.at
  if (died === undefined || call?.answeredAt === undefined)
    return [inconclusive('the probe did not report when it died')]
  const late = call.answeredAt - died > WITHIN_US * (c.start.context?.timeScale ?? 1)
  return [late ? inconclusive('it came later than the five seconds of this suite') : satisfied()]
}

export const without = (c: HostConversation, id: string, text: string): Finding[] =>
  onOutcome(c, id, 'a result without what was on stderr', ({ result }) =>
    textsIn(result).includes(text) ? 'a result with it' : undefined,
  )

export function late(c: HostConversation): Finding {
  const [found] = projectHas({ 'late.txt': null })(c)
  return satisfied(found?.kind === 'violated' ? 'a later request was carried out' : undefined)
}
