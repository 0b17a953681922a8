import type { Dialogue } from '../dialogue.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { type Given, scene, type Table } from '../scenario.ts'
import { STORED } from '../stored.ts'

const [{ id: FIRST }, { id: SECOND }, { id: THIRD }] = STORED as readonly [Stored, Stored, Stored]
type Stored = (typeof STORED)[number]

/** Three conversations. */
export { FIRST, SECOND, THIRD }

/** Declares a scenario in which runs of the host contend for locks. */
export const locking = (
  name: string,
  given: Pick<Given, 'steps' | 'signal' | 'beside'> & Partial<Given>,
  rows: Table,
) => scene(`locks: ${name}`, { stored: true, feature: 'lock', ...given }, rows)

/** What is wrong with a lock that has been given back or has ended, however that shows. */
export const STILL_REFUSED = 'the lock is still refused'

/** Further plugins must get locks that are free again. */
export const isGiven = <Name extends string>(its: Dialogue<Name>, ...names: Name[]): Observe =>
  firstOf(...names.map((name) => its.reply(name, ({ type }) => type !== 'locked' && STILL_REFUSED)))

/** Confirmations must have their type, and the conversation of their request. */
export function confirms(type: string, wanted = FIRST) {
  return ({ type: its, conversation }: Record<string, unknown>) =>
    (its !== type || conversation !== wanted) &&
    `the reply is ${shown(its)} for ${shown(conversation)}`
}
