import type { OnLine } from '../../../harness/wire/lines.ts'

/** A chunk without the line that begins in it, where it ends another. */
export const upToLastLine = (chunk: Buffer) =>
  chunk.includes('\n') ? chunk.subarray(0, chunk.lastIndexOf('\n') + 1) : chunk

/** A chunk without what follows its first line. */
export const upToFirstLine = (chunk: Buffer) =>
  chunk.includes('\n') ? chunk.subarray(0, chunk.indexOf('\n') + 1) : chunk

type Push = (chunk: Buffer) => void

/** Reads with one reader up to the chunk in which `init` ends, and then with another: how much arrives with `init` may be chance. */
export function untilInit(first: Push, then: Push): Push {
  let begun = false
  return (chunk) => {
    const push = begun ? then : first
    begun ||= chunk.includes('\n')
    push(chunk)
  }
}

/** Takes each part of a line between characters that Unicode calls line breaks for a line. */
export const atSeparators =
  (onLine: OnLine): OnLine =>
  (line, ending) => {
    for (const part of line.toString('utf8').split(/[\u0085\u2028\u2029]/))
      onLine(Buffer.from(part), ending)
  }
