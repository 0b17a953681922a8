import type { Reading } from './check.ts'
import type { Judge } from './judge.ts'
import type { PlannedSession } from './suite.ts'
import type { Violated } from './violated.ts'

/** Candidates that are tried for one violation, unless a suite states how many. */
const MOST_TRIES = 150

/** How scenarios are made smaller and run. */
export interface Shrinking<S, R extends Reading> {
  smaller(scenario: S): readonly S[]
  most?: number
  run(scenario: S): Promise<R>
  isInterrupted(): boolean
}

/** Looks for the smallest scenario that shows a violation; the judge keeps each that does. */
export async function shrink<S extends PlannedSession, R extends Reading>(
  violated: Violated<R>,
  from: S,
  judge: Judge<R>,
  { smaller, most = MOST_TRIES, run, isInterrupted }: Shrinking<S, R>,
): Promise<void> {
  const shrinks = {
    session: from.session,
    requirement: violated.check.verifies,
    check: violated.check.title,
  }
  let candidates = smaller(from)
  for (let tries = 0; tries < most && candidates.length > 0; tries++) {
    if (isInterrupted()) return
    const [candidate, ...others] = candidates as [S, ...S[]]
    const session = `${from.session} (smaller ${tries + 1}: ${violated.check.title})`
    const reading = await run({ ...candidate, session, shrinks })
    candidates = judge.addSmaller(reading) ? smaller(candidate) : others
  }
}
