import type { Dialogue } from '../dialogue.ts'
import { firstOf, type Observe } from '../observed.ts'
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

/** What is wrong with a lock that has been given back or has ended, however that shows. */
export const STILL_REFUSED = 'the lock is still refused'

/** Further plugins must get locks that are free again. */
export const isGiven = <Name extends string>(its: Dialogue<Name>, ...names: Name[]): Observe =>
  firstOf(...names.map((name) => its.reply(name, ({ type }) => type !== 'locked' && STILL_REFUSED)))
