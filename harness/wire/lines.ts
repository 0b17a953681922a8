import type { LeftOut } from './condensed.ts'

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

const LF = 0x0a

/** Bytes of a line after which its end is not waited for. */
export const LINE_LIMIT = 128 * 1024 * 1024

/**
 * Makes a cutter that hands each line to `onLine` at its line feed, and an unfinished last line at the end.
 * Work and memory are linear in the bytes: pieces of a long line are joined once.
 * @see rfd-d11 §Message framing
 */
export const cutLines = (onLine: OnLine): LineCutter => cutter(onLine, () => new WholeLine())

/** What is kept of a line that has begun. */
interface OpenLine {
  readonly size: number
  add(piece: Buffer): void
  shorten(most: number): void
  end(): { bytes: Buffer; leftOut?: LeftOut[] }
}

/** Makes a cutter that keeps of each line what the line that `begin` gives does. */
export function cutter(onLine: OnLine, begin: () => OpenLine): LineCutter {
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

/** A line that is kept whole. */
export class WholeLine implements OpenLine {
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
