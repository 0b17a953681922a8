import fc, { type Arbitrary } from 'fast-check'
import { randomFrom, seedFrom } from '../random.ts'

/** Values for a case, more than are asked for, since some may be the same; the same seed gives the same. */
export function sampled<T>(from: Arbitrary<T>, count: number, seed: number, about = ''): T[] {
  const random = randomFrom(seed, 'generated', about)
  return fc.sample(from, { seed: seedFrom(random), numRuns: 2 * count })
}

/** Values without those that are spelled like an earlier one. */
export const distinct = <T>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
]
