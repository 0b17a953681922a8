import { Condenser, type LeftOut } from './condenser.ts'
import { MAX_DEPTH } from './json.ts'
import { cutter, type LineCutter, type OnLine, WholeLine } from './lines.ts'
import { characterStart } from './utf8.ts'

const [COMMA, ARRAY, OBJECT] = [0x2c, 0x5b, 0x7b]

/** A longer line is not kept whole: of JSON what is left is valid, of anything else its beginning stays. */
const WHOLE_LINE = 16 * 1024 * 1024

/** Bytes of a token, or of what is no JSON, that are kept of a line that is longer. */
const TOKEN = 64 * 1024

/** Elements of one array, or members of one object, that are kept of any line. */
const ELEMENTS = 50_000

/** A shorter line can neither nest too deep nor have so many elements. */
const SHORT = 2 * MAX_DEPTH

/**
 * Makes a cutter of lines of a subject, which are as long, as deep and of as many elements as it likes: memory is bounded. A
 * line of more than `whole` bytes is not kept whole.
 */
export const cutBoundedLines = (onLine: OnLine, whole: number = WHOLE_LINE): LineCutter =>
  cutter(onLine, () => new BoundedLine(whole))

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
