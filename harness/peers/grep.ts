import { pattern } from '../pattern.ts'
import { codes, Refusal } from './refusal.ts'

/** One line of a grep answer. @see rfd-d11 §fs.grep */
export interface GrepLine {
  line_number: number
  content: string
  is_match: boolean
}

/** Compiles a pattern from outside in linear-time syntax. @throws Refusal -32602 when it does not compile. */
export function compile(text: string): (line: string) => boolean {
  try {
    return pattern(text)
  } catch (error) {
    throw new Refusal(
      codes.invalidParams,
      `pattern '${text}' does not compile: ${(error as Error).message}`,
    )
  }
}

/** Finds the matching lines of a text, with `context` lines before and after each; no line comes twice. */
export function grep(
  text: string,
  matches: (line: string) => boolean,
  context: number,
): GrepLine[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const hits = lines.map(matches)
  const near = within(context, hits)
  return lines.flatMap((content, i) =>
    near[i] ? [{ line_number: i + 1, content, is_match: hits[i] as boolean }] : [],
  )
}

/** Marks the lines within `context` of a hit, each at most once, for a tool may ask for any number of them. */
function within(context: number, hits: readonly boolean[]): boolean[] {
  const near = hits.map(() => false)
  let from = 0
  hits.forEach((hit, i) => {
    if (!hit) return
    const end = Math.min(hits.length, i + context + 1)
    near.fill(true, Math.max(from, i - context), end)
    from = end
  })
  return near
}
