import { RE2JS } from 're2js'
import { toRe2 } from './wire/re2-syntax.ts'

/** Answers whether a text holds a match, in time linear in the text. */
export type Matches = (text: string) => boolean

/** A pattern of a schema: compiled; or why it is not matched in linear time; or why it is none. */
export type SchemaPattern =
  | { kind: 'compiled'; matches: Matches }
  | { kind: 'undecided' | 'none'; because: string }

/**
 * Compiles a pattern in the syntax of RE2.
 * @throws Error that states why the pattern does not compile.
 */
export function pattern(text: string): Matches {
  const compiled = RE2JS.compile(text)
  return (line) => compiled.test(line)
}

/** Compiles a pattern of JSON Schema, with the meaning that ECMA-262 gives it under the flag `u`. */
export function schemaPattern(text: string): SchemaPattern {
  const known = retained.get(text)
  if (known) return known
  const compiled = compile(text)
  if (retained.size >= KEPT) retained.clear()
  retained.set(text, compiled)
  return compiled
}

/** Compiled patterns that are kept; each may take some megabytes once it was matched with long texts. */
const KEPT = 256

const retained = new Map<string, SchemaPattern>()

/** Characters of a pattern, and instructions that it is compiled to: larger ones take seconds. */
const [LONGEST, LARGEST] = [10_000, 20_000]

function compile(text: string): SchemaPattern {
  if (text.length > LONGEST) return { kind: 'undecided', because: 'is very long' }
  const translation = toRe2(text)
  return translation.kind === 'pattern' ? compileRe2(translation.re2) : translation
}

function compileRe2(re2: string): SchemaPattern {
  try {
    const compiled = RE2JS.compile(re2, RE2JS.LOOKBEHINDS)
    if (compiled.programSize() > LARGEST) return TOO_LARGE
    return { kind: 'compiled', matches: (text) => compiled.test(text) }
  } catch {
    // ECMA-262 allows as many repetitions as one likes, and RE2 a thousand.
    return TOO_LARGE
  }
}

const TOO_LARGE: SchemaPattern = { kind: 'undecided', because: 'repeats or nests too much' }
