import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answersOf, howItWent } from '../answer.ts'
import { onOutcome, outcomeOf, succeeded, toldIn } from '../outcome.ts'
import { standsAs } from '../standing.ts'
import { isBlind } from '../timing.ts'
import { REQUESTS } from './talk.ts'

/** Judges that no process of a call lives; its probe has to have told of itself. */
export function isGone(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  if (isBlind(c, call)) return []
  if (!call || call.processes.length === 0)
    return [inconclusive('the probe did not tell its process')]
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
    const { length } = toldIn(call.result).match(/x+/)?.[0] ?? ''
    return length !== size && (length === 0 ? 'none of them' : 'fewer of them')
  })
}

export function allAnswered(c: HostConversation): Finding[] {
  const call = callOf(c)
  const answers = answersOf(call).filter(({ result }) => result !== undefined)
  const expected = `${REQUESTS} answers`
  if (answers.length === REQUESTS) return [satisfied()]
  const observed = call?.report ? `${answers.length} answers` : `fewer: ${howItWent(c, call)}`
  return [violated(expected, observed, call?.index)]
}

const WITHIN_US = 5_000_000

export function soonAfter(c: HostConversation, id: string, mark: string): Finding[] {
  const call = callOf(c, id)
  if (isBlind(c, call)) return []
  const died = call?.side.find((entry) => entry.mark === mark)?.at
  if (died === undefined || call?.answeredAt === undefined)
    return [inconclusive('the probe did not tell when it died')]
  const late = call.answeredAt - died > WITHIN_US * (c.start.context?.timeScale ?? 1)
  return [satisfiedUnless(late && 'later', 'a failure within five seconds', call.index)]
}

export const without = (c: HostConversation, id: string, text: string): Finding[] =>
  onOutcome(c, id, 'a result without what was on stderr', ({ result }) =>
    toldIn(result).includes(text) ? 'a result with it' : undefined,
  )

export function late(c: HostConversation): Finding {
  const [found] = standsAs(c, { 'late.txt': null })
  return satisfied(found?.kind === 'violated' ? 'a later request was carried out' : undefined)
}
