import { mapSchema, type Schema } from '../schemas/walk.ts'
import { isObject } from '../wire/json.ts'
import { toRe2 } from '../wire/re2-syntax.ts'

/**
 * A schema whose patterns a generator of instances can work with. It writes every repetition out, and tries names of
 * members with an engine that takes exponential time for some patterns; patterns that are too much for it are left out.
 */
export const generable = (schema: Schema): Schema => mapSchema(schema, withFewPatterns) as Schema

function withFewPatterns(schema: Schema): Schema {
  const { pattern, patternProperties: members } = schema
  const tooDeep = typeof pattern === 'string' && !isWritable(pattern)
  const tooHard = isObject(members) && !Object.keys(members).every(isTryable)
  if (!tooDeep && !tooHard) return schema
  const { pattern: _, patternProperties: __, ...rest } = schema
  const harmless = Object.entries(members ?? {}).filter(([name]) => isTryable(name))
  return {
    ...rest,
    ...(pattern !== undefined && !tooDeep && { pattern }),
    ...(harmless.length > 0 && { patternProperties: Object.fromEntries(harmless) }),
  }
}

/** Each level of repetition may make a text five times as long. */
const isWritable = (pattern: string) => repetitionsIn(pattern).depth <= 3

/** Trying a name takes time that grows with each repetition, and doubles with each character where one holds another. */
function isTryable(pattern: string): boolean {
  const { depth, count } = repetitionsIn(pattern)
  return depth <= 1 && count <= 2
}

/** How many repetitions a pattern has, and how deep they stand in one another; no end of them where it cannot be determined. */
function repetitionsIn(pattern: string): { depth: number; count: number } {
  const translation = toRe2(pattern)
  if (translation.kind !== 'pattern' || pattern.includes('\\u{')) return ENDLESS
  const around: number[] = []
  let depth = 0
  let count = 0
  for (const [part] of partsOf(translation.re2)) {
    const repeated = /[*+{]$/.test(part) ? 1 : 0
    count += repeated
    if (part.startsWith('(')) {
      around.push(depth)
      depth = 0
    } else if (part.startsWith(')')) depth = Math.max(around.pop() ?? 0, depth + repeated)
    else depth = Math.max(depth, repeated)
  }
  return { depth, count }
}

// The generator knows no code points in braces, and takes them for repetitions.
const ENDLESS = { depth: Number.POSITIVE_INFINITY, count: Number.POSITIVE_INFINITY }

/** Groups begin, groups end, and one character; each with the repetition behind it. */
const partsOf = (re2: string) =>
  re2.matchAll(/\(\?(?::|<[=!])|(?:\)|\[[^\]]*\]|\\x\{[^}]*\})[*+{]?/g)
