import fc from 'fast-check'

/** Elements are only left out, never changed, so that each one stays what it was made as. */
const lists = fc.array(fc.constant<unknown>(undefined))

/** Shorter lists of the same elements, the shortest first, as fast-check shrinks lists. */
export const shorterLists = <T>(list: readonly T[]): T[][] =>
  [...lists.shrink([...list], undefined)]
    .map(({ value }) => value as T[])
    .filter(({ length }) => length < list.length)
