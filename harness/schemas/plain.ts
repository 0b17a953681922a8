import { schemaPattern } from '../pattern.ts'
import { type Undecided, undecidedPattern } from './undecided.ts'

const NAMED =
  /"(\$ref|\$id|\$schema|\$anchor|\$dynamicRef|\$dynamicAnchor|\$recursiveRef|nullable)"/
const EMPTY = /"enum":\[\]/

/** Whether a schema that its meta-schema accepts is sure to compile: nothing is named, and every pattern is one. */
export function surelyCompiles(text: string, schema: unknown): boolean {
  return !NAMED.test(text) && !EMPTY.test(text) && patternsIn(schema).every(isPattern)
}

/** Everything that stands where a pattern may, names of members that are called so as well. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const own = key === 'pattern' && typeof part === 'string' ? [part] : []
    const names = key === 'patternProperties' ? Object.keys(Object(part)) : []
    return [...own, ...names, ...patternsIn(part)]
  })
}

const isPattern = (pattern: string) => schemaPattern(pattern).kind !== 'none'

/** Why instances of a schema may be left undecided; undefined where every pattern in it is decided. */
export function undecidedIn(schema: unknown): Undecided | undefined {
  for (const pattern of patternsIn(schema)) {
    const found = schemaPattern(pattern)
    if (found.kind === 'undecided') return undecidedPattern(pattern, found.because)
  }
  return undefined
}
