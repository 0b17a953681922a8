/** A seeded source of numbers in [0, 1); the same seed gives the same numbers on every platform. */
export type Random = () => number

/** Makes a source from a seed and any words that distinguish its use from others (Mulberry32). */
export function randomFrom(seed: number, ...use: string[]): Random {
  let state = use
    .join('\u0000')
    .split('')
    .reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), seed | 0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Seeds of fast-check, which are 32 bits wide. */
const SEEDS = 2 ** 31

/** Draws a seed for another source of chance. */
export const seedFrom = (random: Random): number => Math.floor(random() * SEEDS)

/** Picks one element. */
export function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}
