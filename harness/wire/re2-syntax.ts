import { codePointsOf, LAST } from './code-points.ts'

/** A pattern in the syntax of RE2; or why it cannot be spelt so; or why it is no pattern at all. */
export type Translation =
  | { kind: 'pattern'; re2: string }
  | { kind: 'undecided'; because: string }
  | { kind: 'none'; because: string }

/**
 * Spells a pattern of JSON Schema, one of ECMA-262 under the flag `u`, in the syntax of RE2: the same texts hold a match.
 * Groups capture nothing. Lookbehinds stay as they are, for an engine that has them.
 * @see json-schema-core §Regular Expressions
 */
export function toRe2(pattern: string): Translation {
  const because = whyNone(pattern)
  if (because !== undefined) return { kind: 'none', because }
  try {
    return { kind: 'pattern', re2: [...spelt(pattern)].join('') }
  } catch (error) {
    if (error instanceof Untranslatable) return { kind: 'undecided', because: error.because }
    throw error
  }
}

/** It is only read, which takes no longer than it is long. It must never be matched: that may take for ever. */
function whyNone(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Thrown at what RE2 has no spelling for; no `Error`, for nobody reads its stack. */
class Untranslatable {
  readonly because: string

  constructor(because: string) {
    this.because = because
  }
}

/** The spelling of each part in turn. The pattern is known to be one, so that no rule looks for mistakes. */
function* spelt(pattern: string): Generator<string> {
  let inClass = false
  for (let at = 0; at < pattern.length; ) {
    const [found, spell] = ruleAt(pattern, at, inClass ? IN_CLASS : OUTSIDE)
    yield spell(...found)
    const [text] = found
    if (inClass ? text === ']' : text === '[' || text === '[^') inClass = !inClass
    at += text.length
  }
}

/** What is read at a place, and its spelling from what was read and its groups. */
type Rule = readonly [reads: RegExp, spell: (...found: string[]) => string]

function ruleAt(
  pattern: string,
  at: number,
  rules: readonly Rule[],
): [found: RegExpExecArray, spell: Rule[1]] {
  for (const [reads, spell] of rules) {
    reads.lastIndex = at
    const found = reads.exec(pattern)
    if (found) return [found, spell]
  }
  throw new TypeError(`nothing is read at ${at} of ${pattern}`)
}

const CHARACTER = String.raw`\\u\{[^}]+\}|\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u....|\\x..|\\c.|\\[^]|[^\\]`
const CLASS = String.raw`\\[dDsSwW]|\\[pP]\{[^}]+\}`

const reads = (source: string) => new RegExp(source, 'yu')
const same = (text: string) => text
const cannot = (because: string) => () => {
  throw new Untranslatable(because)
}

const OUTSIDE: readonly Rule[] = [
  [reads(String.raw`\(\?[=!]`), cannot('looks ahead')],
  [reads(String.raw`\\[1-9]|\\k<`), cannot('refers back to what a group matched')],
  [reads(String.raw`\(\?[a-z-]+:`), cannot('changes flags within itself')],
  [reads(String.raw`\(\?<[=!]|\\[bB]|[|)*+?]|\{\d+(?:,\d*)?\}`), same],
  [reads(String.raw`\((?:\?:|\?<[^>]+>)?`), () => '(?:'],
  [reads(String.raw`\^`), () => String.raw`\A`],
  [reads(String.raw`\$`), () => String.raw`\z`],
  // RE2 takes a bracket that closes at once for a member of the class.
  [reads(String.raw`\[\]`), () => String.raw`[^\x{0}-\x{${LAST.toString(16)}}]`],
  [reads(String.raw`\[\^\]`), () => String.raw`[\x{0}-\x{${LAST.toString(16)}}]`],
  [reads(String.raw`\[\^?`), same],
  [reads(String.raw`\.|${CLASS}`), (set) => `[${members(set)}]`],
  [reads(CHARACTER), literal],
]

const IN_CLASS: readonly Rule[] = [
  [reads(String.raw`\]`), same],
  [reads(CLASS), members],
  [
    reads(String.raw`(${CHARACTER})-(?!\])(${CHARACTER})`),
    (_, low = '', high = '') => `${literal(low)}-${literal(high)}`,
  ],
  [reads(CHARACTER), literal],
]

function members(set: string): string {
  const ranges = codePointsOf(set)
  return ranges.map(([low, high]) => `${pointText(low)}-${pointText(high)}`).join('')
}

function literal(character: string): string {
  return pointText(pointOf(character))
}

const pointText = (point: number): string => `\\x{${point.toString(16)}}`

const CONTROLS: Readonly<Record<string, number>> = { 0: 0, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 }

/** The code point that a character of a pattern stands for. */
function pointOf(character: string): number {
  const escaped = character.slice(1)
  if (!character.startsWith('\\')) return character.codePointAt(0) as number
  const hexadecimal = [...escaped.matchAll(/[ux]\{?([\da-fA-F]+)/g)]
  const units = hexadecimal.map(([, digits = '']) => Number.parseInt(digits, 16))
  const [unit, second] = units
  if (second !== undefined) return String.fromCharCode(...units).codePointAt(0) as number
  if (unit !== undefined) return unit
  if (escaped.length === 2 && escaped.startsWith('c')) return escaped.charCodeAt(1) % 32
  return CONTROLS[escaped] ?? (escaped.codePointAt(0) as number)
}
