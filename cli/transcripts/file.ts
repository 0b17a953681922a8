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
  for (let at = 0; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK)
    const read = readSync(file, chunk, 0, CHUNK, at)
    if (read === 0) break
    lines.push(chunk.subarray(0, read))
    at += read
  }
  lines.end()
  return fstatSync(file).size
}

/** Reads a part of a file as text. */
export function partOf(path: string, from: number, to: number): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.allocUnsafe(to - from)
    const read = readSync(file, bytes, 0, bytes.length, from)
    return bytes.toString('utf8', 0, read)
  } finally {
    closeSync(file)
  }
}
