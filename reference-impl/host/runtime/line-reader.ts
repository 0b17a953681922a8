import type { cutLines } from '../../../harness/wire/lines.ts'
import { type Incoming, tooLong } from './incoming.ts'

/** Finds the messages in what a tool writes. */
export interface LineReader {
  push(chunk: Buffer): void
  end(): void
}

/** How lines become messages. */
export interface Reading {
  cut: typeof cutLines
  decode(line: Buffer): unknown
  classify(message: unknown): Incoming
  limits: { lineBytes: number }
}

/** Makes an inbox; `size` is that of the message's line in bytes. @see rfd-d11 §Message framing */
export function lineReader(
  { cut, decode, classify, limits }: Reading,
  hear: (incoming: Incoming, size: number) => void,
): LineReader {
  const lines = cut((line, _, size = line.length) => {
    if (size > line.length) hear(tooLong, 0)
    else if (!isBlank(line)) hear(classify(decode(line)), size)
  })
  return {
    push(chunk) {
      lines.push(chunk)
      if (lines.pending() > limits.lineBytes) lines.shorten(1)
    },
    end: () => lines.end(),
  }
}

/** Some systems end lines with a carriage return more, and some programs write empty ones. */
function isBlank(line: Buffer): boolean {
  return line.length === 0 || (line.length === 1 && line[0] === 0x0d)
}
