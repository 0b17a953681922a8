import { pick, type Random } from '../../../../harness/random.ts'

/** A whole number from one to another. */
export const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))

/** True in so many of a hundred times. */
export const happens = (random: Random, percent: number): boolean => random() * 100 < percent

/** As many of a list as are asked for, each at most once. */
export function someOf<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken] = left.splice(Math.floor(random() * left.length), 1)
    return taken as T
  })
}

/** One of a table's values, as often as its weight states. */
export function weighted<T>(random: Random, table: readonly (readonly [weight: number, T])[]): T {
  const all = table.flatMap(([weight, value]) => Array.from({ length: weight }, () => value))
  return pick(random, all)
}
