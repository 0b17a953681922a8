import { type Given, judged } from '../scenario.ts'
import { STORED } from '../stored.ts'

const [{ id: FIRST }, { id: SECOND }] = STORED as readonly [Stored, Stored]
type Stored = (typeof STORED)[number]

/** Two conversations. */
export { FIRST, SECOND }

/** Declares a scenario in which runs of the host contend for locks. */
export const locking = (
  name: string,
  given: Pick<Given, 'steps' | 'signal' | 'beside'> & Partial<Given>,
  rows: Parameters<typeof judged>[2],
) => judged(`locks: ${name}`, { stored: true, feature: 'lock', ...given }, rows)
