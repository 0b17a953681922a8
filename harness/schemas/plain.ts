import { patternOf } from './pattern-of.ts'
import { Uncertain } from './uncertain.ts'

const NAMED =
  /"(\$ref|\$id|\$schema|\$anchor|\$dynamicRef|\$dynamicAnchor|\$recursiveRef|nullable)"/
const EMPTY = /"enum":\[\]/

/** Whether a schema that its meta-schema accepts is sure to compile: nothing is named, and every pattern is one. */
export function surelyCompiles(text: string, schema: unknown): boolean {
  return !NAMED.test(text) && !EMPTY.test(text) && patternsIn(schema).every(isPattern)
}

/** Everything that stands where a pattern may, names of members that are called so as well. */
function patternsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const own = key === 'pattern' && typeof part === 'string' ? [part] : []
    const names = key === 'patternProperties' ? Object.keys(Object(part)) : []
    return [...own, ...names, ...patternsIn(part)]
  })
}

function isPattern(pattern: unknown): boolean {
  try {
    return patternOf(pattern) instanceof RegExp
  } catch (error) {
    if (error instanceof Uncertain) return false
    throw error
  }
}
