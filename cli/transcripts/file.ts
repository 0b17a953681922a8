import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { cutLines } from '../../harness/wire/lines.ts'

const CHUNK = 1024 * 1024

/** Tells each line of a file and where it begins, in bytes; gives the size of the file. */
export function eachLine(path: string, tell: (line: Buffer, from: number) => void): number {
  const file = openSync(path, 'r')
  try {
    return linesOf(file, tell)
  } finally {
    closeSync(file)
  }
}

function linesOf(file: number, tell: (line: Buffer, from: number) => void): number {
  let from = 0
  const lines = cutLines((line) => {
    tell(line, from)
    from += line.length + 1
  })
  for (let at = 0, read = CHUNK; read > 0; at += read) {
    const chunk = Buffer.allocUnsafe(CHUNK)
    read = readSync(file, chunk, 0, CHUNK, at)
    lines.push(chunk.subarray(0, read))
  }
  lines.end()
  return fstatSync(file).size
}

/** Reads parts of files; the last file stays open, since most parts come from the same one as the part before. */
export class Parts {
  #path: string | undefined
  #file: number | undefined
  #buffer = Buffer.allocUnsafe(64 * 1024)

  /** The text between two positions in bytes. */
  text(path: string, from: number, to: number): string {
    if (this.#buffer.length < to - from) this.#buffer = Buffer.allocUnsafe(2 * (to - from))
    const read = readSync(this.#open(path), this.#buffer, 0, to - from, from)
    return this.#buffer.toString('utf8', 0, read)
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
    this.#path = undefined
  }

  #open(path: string): number {
    if (this.#path !== path) this.close()
    this.#path = path
    this.#file ??= openSync(path, 'r')
    return this.#file
  }
}
