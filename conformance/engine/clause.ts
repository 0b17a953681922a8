/** A requirement, or one clause of it, as checks and mutants cite it: `id` or `id#clause`. */
export interface Cited {
  requirement: string
  clause?: string
}

/** The parts of a citation. */
export function citedBy(ref: string): Cited {
  const at = ref.indexOf('#')
  return at < 0
    ? { requirement: ref }
    : { requirement: ref.slice(0, at), clause: ref.slice(at + 1) }
}

/** The citation of these parts. */
export const citationOf = ({ requirement, clause }: Cited): string =>
  clause === undefined ? requirement : `${requirement}#${clause}`

/** Whether a citation includes another: the same clause, or any clause of a requirement that is cited as a whole. */
export const covers = (ref: string, other: string): boolean =>
  ref === other || ref === citedBy(other).requirement

/** Whether one of two citations includes the other, so that a row about one may show what violates the other. */
export const concerns = (a: string, b: string): boolean => covers(a, b) || covers(b, a)
