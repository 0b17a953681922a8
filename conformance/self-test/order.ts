import { createHash } from 'node:crypto'

/** As listed, or in the order of a seed. */
export function inSeededOrder<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  seed?: string,
): readonly T[] {
  if (seed === undefined) return all
  const place = (one: T) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(one)}`)
      .digest('hex')
  return all.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}
