/** So many elements at either end of a list are changed: with all of them a long one would be many times as long. */
const AT_ENDS = 1_000

/** A list whose elements near its ends are replaced, each by one or by several. */
export const changedAtEnds = <T>(
  list: readonly T[],
  change: (element: T) => T | readonly T[],
): T[] =>
  list.flatMap((element, i, { length }) =>
    i < AT_ENDS || i >= length - AT_ENDS ? change(element) : element,
  )
