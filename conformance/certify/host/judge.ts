import type { HostConversation } from '../../../harness/host-conversation.ts'
import { broken, type Finding, unclear } from '../../finding.ts'
import type { AnyHostCheck, HostCheck, HostRule } from '../../host-check.ts'
import { howItWent } from '../../vfs/host/answer.ts'
import { type Found, foundOf } from '../row.ts'

/** What checks and rules found in one conversation. */
export type Judged = Map<AnyHostCheck, Found>

/** Judges one conversation by the checks that asked for it and by all rules. */
export function judgeConversation(
  conversation: HostConversation,
  checks: readonly HostCheck[],
  rules: readonly HostRule[],
): Judged {
  const judged: Judged = new Map()
  const add = (check: AnyHostCheck, findings: Finding[]) => {
    const found = foundOf(findings, conversation.start)
    if (found) judged.set(check, found)
  }
  for (const check of checks) add(check, findingsOf(check, conversation))
  for (const rule of rules) add(rule, judgedBy(rule, conversation))
  return judged
}

/**
 * A conversation that the driver broke off breaks what it was held for; one that shows nothing leaves it open.
 * What the host cannot be made to do is told apart before anything is judged.
 */
function findingsOf(check: HostCheck, c: HostConversation): Finding[] {
  if (c.interrupted) return [unclear('the run was interrupted')]
  const findings = judgedBy(check, c)
  if (findings.some(({ kind }) => kind === 'broken')) return findings
  const { failure } = c
  if (failure?.kind === 'unseen') return [unclear(failure.sentence)]
  if (failure) return [broken('the conversation goes on to its end', failure.sentence)]
  return findings.length > 0 ? findings : [unclear(`nothing to judge: ${howItWent(c, c.calls[0])}`)]
}

/** Why a conversation says nothing about a host: it lacks what the conversation is made of. */
export function notApplicable(c: HostConversation): string | undefined {
  const { failure, features } = c
  if (failure?.kind === 'unsupported') return failure.sentence
  return failure?.kind === 'unseen' && features.includes('sandbox') && isBlind(c)
    ? 'the sandbox keeps the probe from telling when it has come that far'
    : undefined
}

const isBlind = ({ calls }: HostConversation) => calls.every(({ side }) => side.length === 0)

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

/** Adds what was found in a conversation to what was found before. */
export function gather(all: Map<AnyHostCheck, Found[]>, judged: Judged): void {
  for (const [check, found] of judged) all.set(check, [...(all.get(check) ?? []), found])
}
