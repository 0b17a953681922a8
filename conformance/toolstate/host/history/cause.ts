import { type Operation, precedes } from './operation.ts'

/** What is wrong with answers that no order explains. */
export type Cause =
  | 'two handles of one id'
  | 'a missed stop'
  | 'a return after a refusal'
  | 'a lost result'
  | 'a way back'

/** Names what the fewest answers show that no order explains. */
export function causeOf(core: readonly Operation[]): Cause {
  if (hasTwoSpawns(core)) return 'two handles of one id'
  if (core.some(({ action }) => action === 'pending')) return 'a missed stop'
  const refusals = core.filter(({ outcome }) => outcome.kind === 'refused')
  const isShown = ({ outcome }: Operation) => outcome.kind === 'shows'
  if (refusals.some((refusal) => core.some((each) => isShown(each) && precedes(refusal, each))))
    return 'a return after a refusal'
  return refusals.length > 0 ? 'a lost result' : 'a way back'
}

/** Two spawns that were let in, or answers of two tools. */
function hasTwoSpawns(core: readonly Operation[]): boolean {
  const spawns = core.flatMap(({ action, call, outcome }) => {
    if (outcome.kind !== 'shows') return []
    return action === 'spawn' ? [call] : (outcome.spawn ?? [])
  })
  return new Set(spawns).size > 1
}
