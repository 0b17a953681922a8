import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Check } from '../../engine/check.ts'
import { type Finding, inconclusive, notApplicable, violated } from '../../engine/finding.ts'
import { outcomeText } from './answer.ts'
import { isHostCheck } from './host-check.ts'
import type { HostReading } from './host-reading.ts'
import { DESCRIBE } from './planned-session.ts'
import { ranProbe } from './ran-probe.ts'
import { US_PER_MS } from './timing.ts'

type Findings = Map<Check<HostReading>, Finding[]>

/** The findings of a session as they count, by how the session went and whether the host runs tools at all. */
export function weigh(findings: Findings, reading: HostReading, first: HostReading): void {
  if (reading.flattening || reading.start.scenario === DESCRIBE) return
  const why = whyNotApplicable(reading)
  for (const check of findings.keys()) {
    if (!isAskedFor(check, reading)) findings.set(check, [])
    else if (why === undefined) conclude(findings, check, reading)
    else findings.set(check, isHostCheck(check) ? [notApplicable(why)] : [])
  }
  if (why !== undefined) return
  blameTheEnd(findings, reading)
  const { calls } = first.calls.length > 0 ? first : reading
  if (!calls.some(ranProbe)) doubtAll(findings)
}

/** Whether a session makes the calls that a check looks at: a run that chose other checks leaves them out. */
function isAskedFor(
  check: Check<HostReading>,
  { calls, failure, interrupted }: HostReading,
): boolean {
  if (!isHostCheck(check) || failure || interrupted) return true
  return (check.calls ?? []).every((id) => calls.some((call) => call.id === id))
}

/** What a session shows is judged; one that shows nothing leaves the requirement open. */
function conclude(findings: Findings, check: Check<HostReading>, c: HostReading): void {
  if (isHostCheck(check)) findings.set(check, concluded(findings.get(check) ?? [], c))
}

function concluded(findings: Finding[], c: HostConversation): Finding[] {
  if (c.interrupted) return [inconclusive('the run was interrupted')]
  if (isViolation(findings)) return findings
  if (c.failure?.kind === 'unseen') return [inconclusive(c.failure.sentence)]
  if (findings.some(({ kind }) => kind === 'satisfied')) return findings
  if (c.failure) return [endedBy(c.failure.sentence)]
  return findings.length > 0
    ? findings
    : [inconclusive(`nothing to judge: ${outcomeText(c, c.calls[0])}`)]
}

/** A driver that broke off is the fault of the check that shows it, or of all when none does. */
function blameTheEnd(findings: Findings, { failure }: HostConversation): void {
  if (failure?.kind !== 'driver' && failure?.kind !== 'deadline') return
  const own = [...findings.keys()].filter(isHostCheck)
  if (own.some((check) => isViolation(findings.get(check) ?? []))) return
  for (const check of own) findings.set(check, [endedBy(failure.sentence)])
}

const endedBy = (sentence: string) => violated('the conversation goes on to its end', sentence)

/** A host that was never seen to run a tool satisfies nothing, whatever it does not do wrong. */
function doubtAll(findings: Findings): void {
  const doubt = inconclusive('the host was not seen to run any tool')
  for (const [check, its] of findings)
    if (its.length > 0 && !isViolation(its)) findings.set(check, [doubt, ...its])
}

/** Why a session implies nothing about a host: it lacks what the session is made of. */
function whyNotApplicable({ failure, features, calls }: HostConversation): string | undefined {
  if (failure?.kind === 'unsupported') return failure.sentence
  const isBlind = calls.every(({ side }) => side.length === 0)
  return failure?.kind === 'unseen' && features.includes('sandbox') && isBlind
    ? 'the sandbox keeps the probe from reporting when it has come that far'
    : undefined
}

const isViolation = (findings: readonly Finding[]) =>
  findings.some(({ kind }) => kind === 'violated')

/** Whether a limit of ours expired, or a call took so long that its host may have ended it for its silence. */
export function reachesLimit({ start, calls, transcript }: HostConversation): boolean {
  if (transcript.some(({ event }) => event === 'timer')) return true
  const { idle_ms = Number.POSITIVE_INFINITY } = start.context?.limits ?? {}
  return calls.some(
    ({ calledAt, answeredAt = Number.POSITIVE_INFINITY }) =>
      answeredAt - calledAt >= idle_ms * US_PER_MS,
  )
}

/** Whether the driver did not answer within a limit of ours. */
export const hangs = ({ failure }: HostConversation): boolean => failure?.kind === 'deadline'
