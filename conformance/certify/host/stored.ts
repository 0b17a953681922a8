import { readHostConversation } from '../../../harness/host-reading.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import type { Result, Results } from '../../../spec/generated/results.ts'
import { type AnyHostCheck, type HostCheck, isHostCheck } from '../../host-check.ts'
import { vfsHostChecks } from '../../vfs/host/index.ts'
import { documentOf, shownAs, shownTranscript } from '../document.ts'
import { hostNullLine } from '../null-line.ts'
import type { Found } from '../row.ts'
import { gather, judgeConversation, notApplicable } from './judge.ts'
import { claimsOf, plan } from './plan.ts'
import { rowFor, rowWithout } from './rows.ts'
import { smoke } from './smoke.ts'

const REVISION = 'vfs-0.1.0'

/** Judges stored conversations with a host again, without the host; what was not held shows nothing. */
export function judgeHostTranscripts(
  transcripts: Transcript[],
  { argv }: { argv: string[] },
): Results {
  const conversations = transcripts.map(readHostConversation)
  const [first] = conversations
  const features = [...(first?.features ?? [])]
  const checks = [smoke, ...vfsHostChecks]
  const reasons = new Map<AnyHostCheck, string>()
  for (const { check, feature } of plan(checks, claimsOf(features)).left)
    reasons.set(check, `the host does not claim the feature ${feature}`)
  const found = new Map<AnyHostCheck, Found[]>()
  const rules = checks.filter((check) => !isHostCheck(check) && !reasons.has(check))
  for (const conversation of conversations) {
    const own = checks.filter(
      (check): check is HostCheck =>
        isHostCheck(check) && check.occasion.name === conversation.occasion && !reasons.has(check),
    )
    const reason = notApplicable(conversation)
    if (reason === undefined) gather(found, judgeConversation(conversation, own, rules))
    else for (const check of own) reasons.set(check, reason)
  }
  const rows = checks.map((check) => rowOf(check, found.get(check), reasons.get(check)))
  const document = documentOf(rows, {
    argv,
    seed: 0,
    interrupted: false,
    revision: first?.start.revision ?? REVISION,
  })
  return {
    ...document,
    nullLine: hostNullLine,
    subject: { role: 'host', command: first?.start.command ?? [], features },
    transcripts: shownAs(
      conversations.map(({ start, transcript }) => [start.session, shownTranscript(transcript)]),
    ),
  }
}

function rowOf(check: AnyHostCheck, found: Found[] = [], reason?: string): Result {
  return reason === undefined
    ? rowFor(check, found)
    : rowWithout(check, { verdict: 'not-applicable', reason })
}
