import { isUtf8 } from 'node:buffer'
import { computedOnce } from './remembered.ts'

/** The start of the character that a position lies in; bytes that are no UTF-8 are cut where asked. */
export function characterStart(bytes: Buffer, at: number): number {
  const back = [0, 1, 2, 3].find((n) => ((bytes[at - n] ?? 0) & 0xc0) !== 0x80)
  return at - (back ?? 0)
}

/** Bytes of a long text that are encoded at once: as many as a pipe holds, about. */
export const PIECE_SIZE = 64 * 1024

const encoder = new TextEncoder()

/** Writes what follows a position of a text to the beginning of a piece, as much as fits: bytes, and the position behind. */
export function encodePiece(text: string, from: number, piece: Uint8Array) {
  const rest = text.slice(from, endOfPiece(text, from, piece.length))
  const { read, written } = encoder.encodeInto(rest, piece)
  return { written, next: from + read }
}

/** As many characters behind a position as asked for, and one more rather than half a pair. */
function endOfPiece(text: string, from: number, length: number): number {
  const end = from + length
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end
}

/** Bytes from which on a text is worth to be decoded once. */
const LONG = 64 * 1024

const longText = computedOnce((bytes: Buffer) => bytes.toString('utf8'))

/** The text of bytes; a long one stands in memory once, however many ask for it (a client of the subject, then the recorder). */
export const textOf = (bytes: Buffer): string =>
  bytes.length < LONG ? bytes.toString('utf8') : longText(bytes)

/** Checks that a stream of bytes is UTF-8; of what has passed it keeps the last character. */
export class Utf8Stream {
  #isValid = true
  #last = Buffer.alloc(0)

  push(chunk: Buffer): void {
    if (!this.#isValid || chunk.length === 0) return
    const bytes = this.#last.length > 0 ? Buffer.concat([this.#last, chunk]) : chunk
    const end = characterStart(bytes, bytes.length - 1)
    this.#isValid = isUtf8(bytes.subarray(0, end))
    this.#last = Buffer.from(bytes.subarray(end))
  }

  /** Whether all of it is, the last character included. */
  get isValid(): boolean {
    return this.#isValid && isUtf8(this.#last)
  }
}
