import { after, keyOf, type ModelHandle, unused } from './handle-model.ts'
import type { Operation } from './operation.ts'

/** Whether some order of the operations explains their answers; `unknown` where the search was given up. */
export type Search = 'legal' | 'illegal' | 'unknown'

/** Configurations that a search looks at at most; about a tenth of a second. */
export const MOST_CONFIGURATIONS = 50_000

/**
 * Looks for an order of the operations on one handle, one at a time, that keeps to real time and that the model of a
 * handle answers in the same way. Each set of operations is tried once for each state that it leads to.
 * @see Wing and Gong 1993, Testing and Verifying Concurrent Objects; Lowe 2017, Testing for linearizability
 */
export function findOrder(operations: readonly Operation[], most = MOST_CONFIGURATIONS): Search {
  const seen = new Set<string>()
  const open: Configuration[] = [{ rest: inTime(operations), handle: unused }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.rest.every(isOptional)) return 'legal'
    if (seen.size >= most) return 'unknown'
    for (const follower of followersOf(next)) {
      const key = `${follower.rest.map((each) => each.call).join('\n')}\n\n${keyOf(follower.handle)}`
      if (!seen.has(key)) open.push(follower)
      seen.add(key)
    }
  }
  return 'illegal'
}

interface Configuration {
  /** Operations without a place yet, by their invocation. */
  readonly rest: readonly Operation[]
  readonly handle: ModelHandle
}

const inTime = (operations: readonly Operation[]) =>
  [...operations].sort((one, other) => one.from - other.from)

/** What nobody has seen the answer of need not have happened. */
const isOptional = ({ outcome }: Operation) => outcome.kind === 'unknown'

/** What can come next: an operation before whose invocation none of the others has returned. */
function followersOf({ rest, handle }: Configuration): Configuration[] {
  const firstReturn = Math.min(...rest.map(({ to }) => to))
  const next = rest.filter(({ from }) => from <= firstReturn)
  return next.filter(isFirstOfItsKind).flatMap((operation) => {
    const others = rest.filter((each) => each !== operation)
    const handles = after(handle, operation)
    const changed = isOptional(operation) ? handles.filter(isNot(handle)) : handles
    return changed.map((each) => ({ rest: others, handle: each }))
  })
}

/** What need not have happened is left out where it changes nothing. */
const isNot = (handle: ModelHandle) => (other: ModelHandle) => keyOf(other) !== keyOf(handle)

/** Of operations that may happen at any time from now on, one is as good as another; spawns differ by their tools. */
const isFirstOfItsKind = (operation: Operation, _: number, all: readonly Operation[]) =>
  !isOptional(operation) ||
  operation.action === 'spawn' ||
  all.find((each) => isOptional(each) && each.action === operation.action) === operation
