import { Uncertain } from './uncertain.ts'

const patterns = new Map<unknown, RegExp>()

/** The expression of a `pattern`; what is none is a matter for others. */
export function patternOf(pattern: unknown): RegExp {
  const known = patterns.get(pattern)
  if (known) return known
  if (typeof pattern !== 'string') throw new Uncertain()
  try {
    const made = new RegExp(pattern, 'u')
    if (patterns.size < 1_000) patterns.set(pattern, made)
    return made
  } catch {
    throw new Uncertain()
  }
}
