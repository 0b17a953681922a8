import type { FsGrepResult } from '../../../spec/generated/messages/vfs.ts'
import type { Matches } from './pattern.ts'

type Line = FsGrepResult['matches'][number]['lines'][number]

/** The matching lines of a text with up to `context` lines on either side, upwards, each once; none without a match. */
export function linesIn(text: string, matches: Matches, context: number): Line[] {
  const lines = splitLines(text)
  const hits = lines.map(matches)
  const shown: Line[] = []
  let next = 0
  for (let hit = hits.indexOf(true); hit !== -1; hit = hits.indexOf(true, hit + 1)) {
    const end = Math.min(lines.length, hit + context + 1)
    for (next = Math.max(next, hit - context); next < end; next++)
      shown.push(lineAt(lines, hits, next))
  }
  return shown
}

const lineAt = (lines: string[], hits: boolean[], at: number): Line => ({
  line_number: at + 1,
  content: lines[at] ?? '',
  is_match: hits[at] ?? false,
})

/** A line feed, and a CR before it, ends a line, so that none begins after the last. */
function splitLines(text: string): string[] {
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}
