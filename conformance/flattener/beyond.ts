import type { EventOf, Transcript } from '../../harness/transcript.ts'
import type { Check, Reading } from '../engine/check.ts'
import { type Finding, inconclusive } from '../engine/finding.ts'

/** Which limit of the suite ended a session, and after how much. */
export function beyondLimit(transcript: Transcript): string | undefined {
  const limit = transcript.find((event): event is EventOf<'timer'> => event.event === 'timer')
  if (limit?.name === 'answer') return `not judged: ${limit.after}`
  return (
    limit &&
    `the suite's own limit on how much a flattener answers was reached after ${limit.after}; no document has one, and no key raises it`
  )
}

/** Leaves open what was not taken of a session; sessions before it keep their findings. */
export function leaveOpenBeyond<R extends Reading>(
  findings: Map<Check<R>, Finding[]>,
  { transcript }: R,
): void {
  const reason = beyondLimit(transcript)
  if (reason === undefined) return
  for (const check of findings.keys()) findings.set(check, [inconclusive(reason)])
}
