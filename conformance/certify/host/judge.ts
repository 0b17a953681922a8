import type { HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, violated } from '../../finding.ts'
import type { AnyHostCheck, HostCheck, HostRule } from '../../host-check.ts'
import { howItWent } from '../../vfs/host/answer.ts'
import { US_PER_MS } from '../../vfs/host/timing.ts'
import { type Found, foundOf, gatherInto } from '../row.ts'

/** What checks and rules found in one conversation. */
export type Judged = Map<AnyHostCheck, Found>

/** Judges one conversation by the checks that asked for it and by all rules. */
export function judgeConversation(
  conversation: HostConversation,
  checks: readonly HostCheck[],
  rules: readonly HostRule[],
): Judged {
  const findings = new Map<AnyHostCheck, Finding[]>()
  for (const check of checks) findings.set(check, findingsOf(check, conversation))
  blameTheEnd(findings, conversation)
  for (const rule of rules) findings.set(rule, judgedBy(rule, conversation))
  const judged: Judged = new Map()
  for (const [check, its] of findings)
    if (its.length > 0) judged.set(check, foundOf(its, conversation))
  return judged
}

/** What a conversation shows is judged; one that shows nothing leaves the requirement open. */
function findingsOf(check: HostCheck, c: HostConversation): Finding[] {
  if (c.interrupted) return [inconclusive('the run was interrupted')]
  const findings = judgedBy(check, c)
  if (isBroken(findings)) return findings
  if (c.failure?.kind === 'unseen') return [inconclusive(c.failure.sentence)]
  if (findings.some(({ kind }) => kind === 'satisfied')) return findings
  if (c.failure) return [endedBy(c.failure.sentence)]
  return findings.length > 0
    ? findings
    : [inconclusive(`nothing to judge: ${howItWent(c, c.calls[0])}`)]
}

/** A driver that broke off is the fault of the check that shows it, or of all when none does. */
function blameTheEnd(findings: Map<AnyHostCheck, Finding[]>, { failure }: HostConversation): void {
  if (failure?.kind !== 'driver' && failure?.kind !== 'deadline') return
  if ([...findings.values()].some(isBroken)) return
  for (const check of findings.keys()) findings.set(check, [endedBy(failure.sentence)])
}

const isBroken = (findings: Finding[]) => findings.some(({ kind }) => kind === 'violated')
const endedBy = (sentence: string) => violated('the conversation goes on to its end', sentence)

/** Why a conversation says nothing about a host: it lacks what the conversation is made of. */
export function notApplicable(c: HostConversation): string | undefined {
  const { failure, features } = c
  if (failure?.kind === 'unsupported') return failure.sentence
  return failure?.kind === 'unseen' && features.includes('sandbox') && isBlind(c)
    ? 'the sandbox keeps the probe from telling when it has come that far'
    : undefined
}

const isBlind = ({ calls }: HostConversation) => calls.every(({ side }) => side.length === 0)

/** Whether a call took so long that its host may have ended it for its silence. */
export function reachesLimit({ start, calls }: HostConversation): boolean {
  const { idle_ms = Number.POSITIVE_INFINITY } = start.context?.limits ?? {}
  return calls.some(
    ({ askedAt, answeredAt = Number.POSITIVE_INFINITY }) =>
      answeredAt - askedAt >= idle_ms * US_PER_MS,
  )
}

/** Judges by one check; what goes wrong within the check is our fault and says which check it was. */
function judgedBy(check: AnyHostCheck, c: HostConversation): Finding[] {
  try {
    return check.judge(c)
  } catch (cause) {
    throw new Error(`the check "${check.title}" of ${check.verifies} failed on "${c.occasion}"`, {
      cause,
    })
  }
}

/** Whether the probe ran in a conversation, by its own account. */
export const ranProbe = ({ calls }: HostConversation) =>
  calls.some(({ side, report }) => side.length > 0 || report !== undefined)

/** A host that was never seen to run a tool keeps no requirement, whatever it does not do wrong. */
export function unproved(judged: Judged): Judged {
  const doubt = 'the host was not seen to run any tool'
  return new Map(
    [...judged].map(([check, found]) => [check, found.bad ? found : { ...found, doubt }]),
  )
}

/** Adds what was found in a conversation to what was found before. */
export function gather(all: Map<AnyHostCheck, Found[]>, judged: Judged): void {
  for (const [check, found] of judged) {
    const before = all.get(check)
    if (before) gatherInto(before, found)
    else all.set(check, [found])
  }
}
