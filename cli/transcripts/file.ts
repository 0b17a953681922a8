import { constants } from 'node:buffer'
import { closeSync, openSync, readSync } from 'node:fs'

/** Receives where a line begins and ends, in bytes, and its first bytes, each as one character. */
export type OnLine = (from: number, to: number, beginning: string) => void

/** Reports each line of a file; gives the size of the file. However long a line is, only its beginning is kept. */
export function eachLine(path: string, report: OnLine): number {
  const file = openSync(path, 'r')
  try {
    return linesOf(file, report)
  } finally {
    closeSync(file)
  }
}

const LF = '\n'
const CHUNK = 1024 * 1024
const BEGINNING = 64

function linesOf(file: number, report: OnLine): number {
  const buffer = Buffer.allocUnsafe(CHUNK)
  let [size, from, beginning] = [0, 0, '']
  for (let read = CHUNK; read > 0; size += read) {
    read = readSync(file, buffer, 0, CHUNK, size)
    const chunk = buffer.toString('latin1', 0, read)
    const begin = (at: number, end: number) =>
      beginning + chunk.slice(at, Math.min(end, at + BEGINNING - beginning.length))
    let at = 0
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, at)) {
      report(from, size + end, begin(at, end))
      at = end + 1
      from = size + at
      beginning = ''
    }
    beginning = begin(at, read)
  }
  if (size > from) report(from, size, beginning)
  return size
}

/** How much is read at once: what is asked for next mostly follows. */
const AHEAD = 64 * 1024

/** How much is asked for at once when all of it may be long. */
const AT_ONCE = 16 * 1024 * 1024
const LONGEST = constants.MAX_STRING_LENGTH
const TOO_LONG = `it is longer than ${LONGEST} bytes, which is more than can be read at once.`

/** Reads parts of files; the last file stays open, since most parts come from the same one as the part before. */
export class Parts {
  #path: string | undefined
  #file = -1
  #buffer = Buffer.allocUnsafe(AHEAD)
  /** What the buffer holds of the file. */
  #from = 0
  #to = 0

  /** The text between two positions in bytes; throws when it is longer than a string can be. */
  text(path: string, from: number, to: number): string {
    if (to - from > LONGEST) throw new RangeError(TOO_LONG)
    this.#load(path, from, to)
    return this.#buffer.toString('utf8', from - this.#from, Math.min(to, this.#to) - this.#from)
  }

  /** The lines between two positions in bytes, some at a time: all of them together may be longer than a string can be. */
  *lines(path: string, from: number, to: number, atOnce = AT_ONCE): Generator<string[]> {
    let size = atOnce
    for (let at = from; at < to; ) {
      const last = Math.min(to, at + size)
      const end = last === to ? to : this.#lastLine(path, at, last)
      if (end < at) size = twice(size)
      else {
        yield this.text(path, at, end).split(LF)
        at = end + 1
      }
    }
  }

  close(): void {
    if (this.#path !== undefined) closeSync(this.#file)
    this.#path = undefined
  }

  /** Where the last whole line between two positions ends; a position before them when none does. */
  #lastLine(path: string, from: number, to: number): number {
    this.#load(path, from, to)
    return this.#from + this.#buffer.lastIndexOf(LF, to - 1 - this.#from, 'latin1')
  }

  #load(path: string, from: number, to: number): void {
    if (this.#path !== path) this.#open(path)
    if (from < this.#from || to > this.#to) this.#read(from, to - from)
  }

  #open(path: string): void {
    this.close()
    this.#file = openSync(path, 'r')
    this.#path = path
    this.#to = 0
  }

  #read(from: number, length: number): void {
    if (this.#buffer.length < length)
      this.#buffer = Buffer.allocUnsafe(Math.max(length, Math.min(2 * length, AT_ONCE)))
    this.#from = from
    this.#to = from + readSync(this.#file, this.#buffer, 0, this.#buffer.length, from)
  }
}

function twice(size: number): number {
  if (size === LONGEST) throw new RangeError(TOO_LONG)
  return Math.min(LONGEST, 2 * size)
}
