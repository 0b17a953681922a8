/** The texts that there is room for, in order, and how many are left out. */
export interface Fitting {
  shown: string[]
  left: number
}

/** At most `most` texts that take no more than `budget` characters, each with what stands between it and the next. */
export function fitting(texts: readonly string[], most: number, budget: number): Fitting {
  const shown: string[] = []
  let taken = 0
  for (const text of texts.slice(0, most)) {
    taken += text.length + BETWEEN.length
    if (taken > budget) break
    shown.push(text)
  }
  return { shown, left: texts.length - shown.length }
}

/** What stands between two parts. */
export const BETWEEN = '\n\n'

/** How many characters parts take with what stands between them. */
export function lengthOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.length + BETWEEN.length, 0)
}
