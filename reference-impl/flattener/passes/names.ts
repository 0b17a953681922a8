import type { Rules } from '../rules.ts'
import { mapOf, type Schema } from '../schema.ts'

/** The members' names as the provider takes them: unlike one another, and their own where that may be. */
export function speltNames(schema: Schema, { names: pattern }: Rules): Map<string, string> {
  const names = Object.keys(mapOf(schema, 'properties'))
  const spelt = new Map<string, string>()
  for (const name of names) if (pattern.test(name)) spelt.set(name, name)
  if (spelt.size === names.length) return spelt
  const taken = new Set(spelt.keys())
  for (const name of names) {
    if (spelt.has(name)) continue
    const given = unlike(legal(name, pattern), taken, pattern)
    taken.add(given)
    spelt.set(name, given)
  }
  return spelt
}

/** Other characters become underscores; what begins with a digit gets a letter before it. */
function legal(name: string, pattern: RegExp): string {
  const plain = name.replace(/[^A-Za-z0-9_]/gu, '_').slice(0, LONGEST)
  return pattern.test(plain) ? plain : `p_${plain}`.slice(0, LONGEST)
}

/** A number is put behind it until nobody else has the name. */
function unlike(name: string, taken: ReadonlySet<string>, pattern: RegExp): string {
  for (let number = 2, candidate = name; ; number++) {
    if (!taken.has(candidate) && pattern.test(candidate)) return candidate
    candidate = `${name.slice(0, LONGEST - 6)}_${number}`
  }
}

const LONGEST = 60
