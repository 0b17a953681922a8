import { Condenser, type LeftOut } from './condenser.ts'
import { MAX_DEPTH } from './json.ts'
import { characterStart } from './utf8.ts'

/** How a line ended: by a line feed, or by the end of the stream. */
export type Ending = 'lf' | 'none'

/**
 * Receives one line without its line feed; `size` is larger than the line when not all of it is kept, and `leftOut` states
 * what of a JSON text was left out.
 */
export type OnLine = (line: Buffer, ending: Ending, size?: number, leftOut?: LeftOut[]) => void

/** Cuts a byte stream into lines; bytes may arrive in any pieces. */
export interface LineCutter {
  push(chunk: Buffer): void
  end(): void
  /** Bytes of the line that has begun and not yet ended. */
  pending(): number
  /** Drops what is pending but for the pieces that hold its first bytes: a line that nobody will read need not be kept. */
  shorten(most: number): void
}

const [LF, COMMA, ARRAY, OBJECT] = [0x0a, 0x2c, 0x5b, 0x7b]

/** Bytes of a line after which its end is not waited for. */
export const LINE_LIMIT = 128 * 1024 * 1024

/** A longer line is not kept whole: of JSON what is left is valid, of anything else its beginning stays. */
const WHOLE_LINE = 16 * 1024 * 1024

/** Bytes of a token, or of what is no JSON, that are kept of a line that is longer. */
const TOKEN = 64 * 1024

/** Elements of one array, or members of one object, that are kept of any line. */
const ELEMENTS = 50_000

/** A shorter line can neither nest too deep nor have so many elements. */
const SHORT = 2 * MAX_DEPTH

/**
 * Makes a cutter that hands each line to `onLine` at its line feed, and an unfinished last line at the end.
 * Work and memory are linear in the bytes: pieces of a long line are joined once.
 * @see rfd-d11 §Message framing
 */
export const cutLines = (onLine: OnLine): LineCutter => cutter(onLine, () => new WholeLine())

/**
 * The same for lines of a subject, which are as long, as deep and of as many elements as it likes: memory is bounded. A
 * line of more than `whole` bytes is not kept whole.
 */
export const cutBoundedLines = (onLine: OnLine, whole: number = WHOLE_LINE): LineCutter =>
  cutter(onLine, () => new BoundedLine(whole))

/** What is kept of a line that has begun. */
interface OpenLine {
  readonly size: number
  add(piece: Buffer): void
  shorten(most: number): void
  end(): { bytes: Buffer; leftOut?: LeftOut[] }
}

function cutter(onLine: OnLine, begin: () => OpenLine): LineCutter {
  let line = begin()
  const emit = (ending: Ending) => {
    const { size } = line
    const { bytes, leftOut } = line.end()
    line = begin()
    onLine(bytes, ending, size, leftOut)
  }
  return {
    push(chunk) {
      let from = 0
      for (let at = chunk.indexOf(LF); at !== -1; at = chunk.indexOf(LF, from)) {
        line.add(chunk.subarray(from, at))
        emit('lf')
        from = at + 1
      }
      line.add(chunk.subarray(from))
    },
    end() {
      if (line.size > 0) emit('none')
    },
    pending: () => line.size,
    shorten: (most) => line.shorten(most),
  }
}

class WholeLine implements OpenLine {
  size = 0
  protected pieces: Buffer[] = []

  add(piece: Buffer): void {
    if (piece.length === 0) return
    this.pieces.push(piece)
    this.size += piece.length
  }

  shorten(most: number): void {
    let before = 0
    this.pieces = this.pieces.filter(({ length }) => {
      before += length
      return before - length < most
    })
  }

  end(): { bytes: Buffer; leftOut?: LeftOut[] } {
    const [only] = this.pieces
    return { bytes: only && this.pieces.length === 1 ? only : Buffer.concat(this.pieces) }
  }
}

class BoundedLine extends WholeLine {
  #condenser: Condenser | undefined
  #isShortened = false
  readonly #whole: number

  constructor(whole: number) {
    super()
    this.#whole = whole
  }

  override add(piece: Buffer): void {
    if (!this.#condenser) super.add(piece)
    else if (!this.#isShortened) {
      this.size += piece.length
      this.#condenser.push(piece)
    }
    if (this.size > this.#whole && !this.#condenser) this.#condense()
  }

  override shorten(most: number): void {
    this.#isShortened = true
    super.shorten(most)
  }

  override end(): { bytes: Buffer; leftOut?: LeftOut[] } {
    const { bytes } = super.end()
    if (this.#isShortened) return { bytes }
    if (this.#condenser)
      return this.#condenser.end() ?? { bytes: bytes.subarray(0, characterStart(bytes, TOKEN)) }
    return bytes.length > SHORT && hasMany(bytes) ? condensed(bytes) : { bytes }
  }

  #condense(): void {
    this.#condenser = new Condenser({ token: TOKEN, elements: ELEMENTS })
    for (const piece of this.pieces) this.#condenser.push(piece)
    super.shorten(TOKEN)
  }
}

/** Whether a line may nest too deep, or have too many elements: only its brackets and commas are counted. */
function hasMany(bytes: Buffer): boolean {
  const brackets = countOf(bytes, ARRAY, MAX_DEPTH + 1) + countOf(bytes, OBJECT, MAX_DEPTH + 1)
  return brackets > MAX_DEPTH || countOf(bytes, COMMA, ELEMENTS) >= ELEMENTS
}

/** How often a byte occurs, counted no further than `most`. */
function countOf(bytes: Buffer, byte: number, most: number): number {
  let count = 0
  for (let at = bytes.indexOf(byte); at !== -1 && count < most; at = bytes.indexOf(byte, at + 1))
    count += 1
  return count
}

/** A line that is kept but for what nests too deep and for more elements than anybody reads. */
function condensed(bytes: Buffer): { bytes: Buffer; leftOut?: LeftOut[] } {
  const condenser = new Condenser({ token: Number.POSITIVE_INFINITY, elements: ELEMENTS })
  condenser.push(bytes)
  const result = condenser.end()
  return result && result.leftOut.length > 0 ? result : { bytes }
}
