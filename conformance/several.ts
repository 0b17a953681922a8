import pMap from 'p-map'

/** Does something to each of several values, some of them at once, and gives the results in order. */
export function several<T, R>(
  atOnce: number,
  values: readonly T[],
  act: (value: T) => Promise<R>,
): Promise<R[]> {
  return pMap(values, act, { concurrency: atOnce })
}
