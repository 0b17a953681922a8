import type { Transcript } from '../../harness/transcript.ts'
import type { PlannedSession } from './suite.ts'

/** Has the start of a session state its place in the run, who asked for it, and which violation it makes smaller. */
export function markStart(
  [start]: Transcript,
  { requestedBy, shrinks }: PlannedSession,
  place: number | undefined,
): void {
  if (start?.event === 'start')
    Object.assign(start, {
      ...(place !== undefined && { place }),
      ...(requestedBy.length > 0 && { requestedBy }),
      ...(shrinks && { shrinks }),
    })
}
