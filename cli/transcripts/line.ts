import type { TranscriptEvent } from '../../harness/transcript.ts'

/** Receives a text bit by bit. */
export type Write = (piece: string) => void

/** How many characters of a text are spelled at once; JSON may take six for each of them. */
const AT_ONCE = 1024 * 1024

/** Writes an event as a line of JSON, bit by bit: spelled, a hostile line is longer than a string can be. */
export function writeEvent(event: TranscriptEvent, write: Write, atOnce = AT_ONCE): void {
  writeValue(event, write, atOnce)
  write('\n')
}

function writeValue(value: unknown, write: Write, atOnce: number): void {
  if (typeof value === 'string') writeText(value, write, atOnce)
  else if (Array.isArray(value)) writeArray(value, write, atOnce)
  else if (typeof value === 'object' && value !== null) writeObject(value, write, atOnce)
  else write(JSON.stringify(value ?? null))
}

// A character that is cut in two is spelled by its numbers, which means the same.
function writeText(text: string, write: Write, atOnce: number): void {
  write('"')
  for (let at = 0; at < text.length; at += atOnce)
    write(JSON.stringify(text.slice(at, at + atOnce)).slice(1, -1))
  write('"')
}

function writeArray(values: unknown[], write: Write, atOnce: number): void {
  for (const [at, value] of values.entries()) {
    write(at === 0 ? '[' : ',')
    writeValue(value, write, atOnce)
  }
  write(values.length > 0 ? ']' : '[]')
}

function writeObject(value: object, write: Write, atOnce: number): void {
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  for (const [at, [name, member]] of members.entries()) {
    write(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`)
    writeValue(member, write, atOnce)
  }
  write(members.length > 0 ? '}' : '{}')
}
