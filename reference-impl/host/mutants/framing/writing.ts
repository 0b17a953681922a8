import type { JsonObject } from '../../../../harness/wire/json.ts'
import { having, onLine, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'

const isError = (message: JsonObject) => 'error' in message

/** Gathers what it writes within a moment. */
const gathering = (joined: (lines: string[]) => string) =>
  having(({ write }) => {
    let lines: string[] = []
    return {
      write(line, plainly) {
        lines.push(line)
        if (lines.length > 1) return
        setTimeout(() => {
          write(joined(lines), plainly)
          lines = []
        }, GATHERED_MS)
      },
    }
  })

const GATHERED_MS = 50

/** Cuts a line in pieces of bytes that it converts one by one. */
const inPieces = (line: string, bytes: number) => {
  const whole = Buffer.from(line)
  const count = Math.ceil(whole.length / bytes)
  const pieces = Array.from({ length: count }, (_, i) => whole.subarray(i * bytes, (i + 1) * bytes))
  return pieces.map((piece) => piece.toString('utf8')).join('')
}

const PIECE_BYTES = 65_536

const unescaped = (line: string, sign: string, text: string) =>
  `${line.slice(0, -1).replaceAll(sign, text)}\n`

/** Changes the paths that a listing gives. */
const onPaths = (change: (path: string) => string) =>
  onResult('fs.list_dir', ({ entries, ...result }) => ({
    ...result,
    entries: (entries as JsonObject[]).map((entry) => ({
      ...entry,
      path: change(String(entry.path)),
    })),
  }))

export const writingMutants = mutantsIn('vfs.framing')({
  'host-writes-one-object-per-line': {
    'joins-what-waits: leaves the line feed out between messages that wait together': gathering(
      (lines) => `${lines.map((line) => line.trimEnd()).join('')}\n`,
    ),
  },
  'host-escapes-line-breaks': {
    'plain-breaks-in-errors: escapes no line feed in an error': onLine((line, message) =>
      isError(message) ? unescaped(line, '\\n', '\n') : line,
    ),
    'plain-returns-in-errors: escapes no carriage return in an error': onLine((line, message) =>
      isError(message) ? unescaped(line, '\\r', '\r') : line,
    ),
    'plain-returns: escapes no carriage return in an answer': onLine((line, message) =>
      message.method === undefined ? unescaped(line, '\\r', '\r') : line,
    ),
  },
  'host-writes-utf8': {
    'converts-pieces: converts what it writes in pieces of 64 KiB': onLine((line) =>
      inPieces(line, PIECE_BYTES),
    ),
    'paths-twice: encodes the paths of a listing twice': onPaths((path) =>
      Buffer.from(path, 'utf8').toString('latin1'),
    ),
  },
  'host-ends-lines-with-lf': {
    'pads-long-answers: pads lines of more than 4096 bytes with spaces': onLine((line) =>
      line.length > 4_096 ? line.replace(/\n$/, '  \n') : line,
    ),
  },
})
