import type { Reading } from './check.ts'
import type { Judge } from './judge.ts'
import type { PlannedSession, Suite } from './suite.ts'
import type { Violated } from './violated.ts'

/** Candidates that are tried for one violation, unless a suite states how many. */
const MOST_TRIES = 150

/** How the sessions of a run are found and run again. */
export interface Shrinking<S, R extends Reading> {
  /** The scenario of a session, where it may be made smaller. */
  scenarioOf(session: string): S | undefined
  run(scenario: S): Promise<R>
  isInterrupted(): boolean
}

/** What of a suite decides how its scenarios are made smaller. */
type ShrinkingSuite<S extends PlannedSession, R extends Reading> = Pick<
  Suite<never, S, R>,
  'smaller' | 'mostSmaller'
>

/** Looks for the smallest scenario that shows each violation; the judge keeps each that does. */
export async function shrinkAll<S extends PlannedSession, R extends Reading>(
  { smaller, mostSmaller }: ShrinkingSuite<S, R>,
  judge: Judge<R>,
  shrinking: Shrinking<S, R>,
): Promise<void> {
  if (!smaller) return
  const how = { ...shrinking, smaller, most: mostSmaller ?? MOST_TRIES }
  const all = judge.violations().map(async (violated) => {
    const from = shrinking.scenarioOf(violated.session)
    if (from) await shrink(violated, from, judge, how)
  })
  await Promise.all(all)
}

async function shrink<S extends PlannedSession, R extends Reading>(
  violated: Violated<R>,
  from: S,
  judge: Judge<R>,
  {
    smaller,
    most,
    run,
    isInterrupted,
  }: Shrinking<S, R> & { smaller(scenario: S): readonly S[]; most: number },
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
