import { findOrder, MOST_CONFIGURATIONS } from './legal-order.ts'
import { forgotten, type Operation } from './operation.ts'

/** What operations on one handle come to: explained, not explained, or too many to look at. */
export type Explained =
  | { readonly is: 'legal' | 'unknown' }
  /** No order explains these answers, and without any one of them an order does. */
  | { readonly is: 'illegal'; readonly core: readonly Operation[] }

/** Looks for an order, and where there is none for the fewest answers that no order explains. */
export function explain(operations: readonly Operation[], most = MOST_CONFIGURATIONS): Explained {
  const is = findOrder(operations, most)
  return is === 'illegal' ? { is, core: coreOf(operations, most) } : { is }
}

/** Configurations of one of the many small searches for a core. */
const MOST_OF_A_PART = 2_000

/** Two or three answers mostly do; of these, or of all, one after the other is forgotten that is not needed. */
function coreOf(operations: readonly Operation[], most: number): readonly Operation[] {
  const answered = operations.filter(({ outcome }) => outcome.kind !== 'unknown')
  const few = [1, 2, 3]
    .map((size) =>
      combination(answered, size, (core) => isRefuted(operations, core, MOST_OF_A_PART)),
    )
    .find((core) => core !== undefined)
  return irreducible(operations, few ?? answered, most)
}

function irreducible(
  operations: readonly Operation[],
  refuted: readonly Operation[],
  most: number,
): readonly Operation[] {
  return refuted.reduce<readonly Operation[]>((core, operation) => {
    const fewer = core.filter((each) => each !== operation)
    return isRefuted(operations, fewer, most) ? fewer : core
  }, refuted)
}

/** Whether no order explains the answers of these alone: what others were answered counts for nothing. */
function isRefuted(
  operations: readonly Operation[],
  core: readonly Operation[],
  most: number,
): boolean {
  const left = operations.map((each) => (core.includes(each) ? each : forgotten(each)))
  return findOrder(left, most) === 'illegal'
}

/** The first combination of so many elements, in their order, for which something holds. */
function combination<T>(
  from: readonly T[],
  size: number,
  holds: (chosen: readonly T[]) => boolean,
): readonly T[] | undefined {
  if (size === 1) return from.map((each) => [each]).find(holds)
  for (const [at, first] of from.entries()) {
    const found = combination(from.slice(at + 1), size - 1, (rest) => holds([first, ...rest]))
    if (found) return [first, ...found]
  }
  return undefined
}
