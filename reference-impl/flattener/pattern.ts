import { RE2JS } from 're2js'
import { toRe2 } from '../../harness/wire/re2-syntax.ts'

/** A pattern of a schema, which is matched in time linear in the text. */
export interface Pattern {
  /** Whether a text holds a match; true of every text where the pattern is too much for the engine, for it may match. */
  test(text: string): boolean
  /** Unlike that of every other pattern. */
  toString(): string
}

const known = new Map<string, Pattern>()

/** As many as the tools of a host may have. */
const KEPT = 256

/** Characters of a pattern, and instructions that it becomes: what is larger takes seconds. */
const [LONGEST, LARGEST] = [10_000, 20_000]

/**
 * Reads a pattern of JSON Schema.
 * @throws SyntaxError when it is none.
 */
export function patternOf(text: string): Pattern {
  const found = known.get(text)
  if (found) return found
  const pattern = { test: matcherOf(text), toString: () => text }
  if (known.size >= KEPT) known.clear()
  known.set(text, pattern)
  return pattern
}

const anything = () => true

function matcherOf(text: string): Pattern['test'] {
  const translation = toRe2(text)
  if (translation.kind === 'none') throw new SyntaxError(translation.because)
  if (translation.kind === 'undecided' || text.length > LONGEST) return anything
  try {
    const compiled = RE2JS.compile(translation.re2, RE2JS.LOOKBEHINDS)
    return compiled.programSize() > LARGEST ? anything : (value) => compiled.test(value)
  } catch {
    return anything
  }
}
