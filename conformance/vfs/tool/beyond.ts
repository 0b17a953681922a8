import type { SessionReading } from '../../../harness/session-reading.ts'
import type { EventOf } from '../../../harness/transcript.ts'
import type { Check, Reading } from '../../engine/check.ts'
import { type Finding, inconclusive } from '../../engine/finding.ts'

/** What of a session shows whether the suite took all of it. */
type Taken = Pick<SessionReading, 'expired' | 'fault'>

/**
 * The limit of the suite's own on the size of a session that was reached first: no document has any. How often a subject may
 * ask under a fault follows from how often it asks without one, and more than that is asking without end.
 */
function limitReached({ expired, fault }: Taken): EventOf<'timer'> | undefined {
  const [flood, asked] = [expired('flood'), expired('requests')]
  const isOwn = asked && (!fault || asked.after?.endsWith('bytes of answers'))
  return isOwn && asked.at <= (flood?.at ?? asked.at) ? asked : flood
}

/** Whose limit ended a session of which more came than the suite takes, and how much came until then. */
export function beyondLimit(session: Taken): string | undefined {
  const limit = limitReached(session)
  return limit && reasonOf(limit)
}

const reasonOf = ({ after = 'much output' }: EventOf<'timer'>) =>
  `the suite's own limit on the size of a session was reached after ${after}; no document has one, and no key raises it`

/**
 * Leaves open what was not taken of a session: what was violated before the limit stays so, and nothing is satisfied by a
 * part of a session.
 */
export function leaveOpenBeyond<R extends Taken & Reading>(
  findings: Map<Check<R>, Finding[]>,
  reading: R,
): void {
  const limit = limitReached(reading)
  if (!limit) return
  const [at, open] = [reading.transcript.indexOf(limit), inconclusive(reasonOf(limit))]
  for (const [check, its] of findings)
    findings.set(
      check,
      its.map((each) => (isDecided(each, at) ? each : open)),
    )
}

/** A violation at no event is one of the session as far as it was taken. */
function isDecided(finding: Finding, limit: number): boolean {
  if (finding.kind === 'violated') return (finding.index ?? -1) < limit
  return finding.kind !== 'satisfied'
}
