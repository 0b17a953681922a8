import type { Writable } from 'node:stream'
import { encodePiece, PIECE_SIZE } from '../wire/utf8.ts'

/** Something too long to be handed over at once, or what comes behind it. */
interface Waiting {
  bytes: Buffer | string
  /** Where the next piece begins. */
  from: number
  taken?: () => void
}

/**
 * Our end of a subject's input. Long messages are handed over, and encoded, piece by piece: one that is read slowly shows
 * each time that it is, and never stands in memory twice.
 */
export class PacedInput {
  readonly #stream: Writable
  readonly #waiting: Waiting[] = []
  #piece: Buffer | undefined
  #isEnding = false

  constructor(stream: Writable) {
    this.#stream = stream
  }

  /** Writes after what still waits; `taken` is called for each piece that the pipe has taken, and asks for pieces. */
  write(bytes: Buffer | string, taken?: () => void): void {
    if (!this.#stream.writable) return
    if (this.#waiting.length > 0) this.#waiting.push({ bytes, from: 0, taken })
    else if (!taken) this.#stream.write(bytes)
    else {
      this.#waiting.push({ bytes, from: 0, taken })
      this.#writePiece()
    }
  }

  /** Ends the input after what still waits. */
  end(): void {
    this.#isEnding = true
    if (this.#waiting.length === 0) this.#stream.end()
  }

  /** Lets go of the stream. */
  destroy(): void {
    this.#stream.destroy()
  }

  #writePiece(): void {
    const [first] = this.#waiting
    if (first) this.#stream.write(this.#nextPiece(first), (error) => this.#onTaken(first, error))
    else if (this.#isEnding) this.#stream.end()
  }

  #onTaken(first: Waiting, error?: Error | null): void {
    if (error) {
      this.#waiting.length = 0
      return
    }
    if (first.from >= first.bytes.length) this.#waiting.shift()
    first.taken?.()
    this.#writePiece()
  }

  #nextPiece(waiting: Waiting): Buffer {
    const { bytes, from } = waiting
    if (typeof bytes === 'string') return this.#encoded(bytes, waiting)
    waiting.from = from + PIECE_SIZE
    return bytes.subarray(from, waiting.from)
  }

  /** The next piece of a text; the one before it has been taken, so that its place is free. */
  #encoded(text: string, waiting: Waiting): Buffer {
    this.#piece ??= Buffer.allocUnsafeSlow(PIECE_SIZE)
    const { written, next } = encodePiece(text, waiting.from, this.#piece)
    waiting.from = next
    return this.#piece.subarray(0, written)
  }
}
