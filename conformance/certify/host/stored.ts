import type { HostConversation } from '../../../harness/host-conversation.ts'
import { readHostConversation } from '../../../harness/host-reading.ts'
import { type Stored, startOf } from '../../../harness/stored.ts'
import type { Result, Results } from '../../../spec/generated/results.ts'
import { type AnyHostCheck, type HostCheck, isHostCheck } from '../../host-check.ts'
import { documentOf, shownFor } from '../document.ts'
import { hostNullLine } from '../null-line.ts'
import { VFS_REVISION } from '../revision.ts'
import type { Found } from '../row.ts'
import { occasionChecks } from './checks.ts'
import { flatteningNotAsked, planFlattening } from './flattening.ts'
import { gather, judgeConversation, notApplicable, ranProbe, unproved } from './judge.ts'
import { claimsOf, plan } from './plan.ts'
import { rowFor, rowWithout } from './rows.ts'
import { smoke } from './smoke.ts'

/** Judges stored conversations with a host again, without the host; what was not held shows nothing. */
export function judgeHostTranscripts(
  stored: readonly Stored[],
  { argv }: { argv: string[] },
): Results {
  const started = startOf(stored[0])
  const features = [...(started?.context?.features ?? [])]
  const claims = claimsOf(features)
  const rows = [...rowsOf(stored, claims), ...flatteningOf(claims)]
  const facts = { argv, seed: 0, interrupted: false, revision: started?.revision ?? VFS_REVISION }
  return {
    ...documentOf(rows, facts),
    nullLine: hostNullLine,
    subject: { role: 'host', command: started?.command ?? [], features },
    transcripts: shownFor(rows, stored),
  }
}

function rowsOf(stored: readonly Stored[], claims: (feature: string) => boolean): Result[] {
  const checks = [smoke, ...occasionChecks]
  const reasons = new Map<AnyHostCheck, string>()
  for (const { check, feature } of plan(checks, claims).left)
    reasons.set(check, `the host does not claim the feature ${feature}`)
  const found = new Map<AnyHostCheck, Found[]>()
  const rules = checks.filter((check) => !isHostCheck(check) && !reasons.has(check))
  const first = stored.find(({ about }) => about === smoke.occasion.name) ?? stored[0]
  const proved = first !== undefined && ranProbe(readHostConversation(first.read()))
  for (const each of stored) {
    const conversation = readHostConversation(each.read())
    const own = checks.filter(isHostCheck).filter((c) => asksFor(c, conversation, reasons))
    const reason = notApplicable(conversation)
    const judged = judgeConversation(conversation, own, rules)
    if (reason === undefined) gather(found, proved ? judged : unproved(judged))
    else for (const check of own) reasons.set(check, reason)
  }
  return checks.map((check) => rowOf(check, found.get(check), reasons.get(check)))
}

/** Flattening is judged while it is talked about: no conversation of it is stored. */
function flatteningOf(claims: (feature: string) => boolean): Result[] {
  const all = { only: [], skip: [] }
  const { left } = planFlattening(all, claims)
  const reason = 'never exercised: no conversation of it is stored'
  return [...left, ...flatteningNotAsked(all, left, { verdict: 'not-applicable', reason })]
}

const asksFor = (
  check: HostCheck,
  { occasion }: HostConversation,
  reasons: ReadonlyMap<AnyHostCheck, string>,
) => check.occasion.name === occasion && !reasons.has(check)

function rowOf(check: AnyHostCheck, found: Found[] = [], reason?: string): Result {
  return reason === undefined
    ? rowFor(check, found)
    : rowWithout(check, { verdict: 'not-applicable', reason })
}
