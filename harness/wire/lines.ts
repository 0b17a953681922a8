/** How a line ended: by a line feed, or by the end of the stream. */
export type Ending = 'lf' | 'none'

/** Receives one line without its line feed; `size` is larger than the line when its end was dropped. */
export type OnLine = (line: Buffer, ending: Ending, size?: number) => void

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

/**
 * Makes a cutter that hands each line to `onLine` at its line feed, and an unfinished last line at the end.
 * Work and memory are linear in the bytes: pieces of a long line are joined once.
 * @see rfd-d11 §Message framing
 */
export function cutLines(onLine: OnLine): LineCutter {
  let pieces: Buffer[] = []
  let size = 0
  const keep = (piece: Buffer) => {
    if (piece.length === 0) return
    pieces.push(piece)
    size += piece.length
  }
  const emit = (ending: Ending) => {
    const line = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces)
    const whole = size
    pieces = []
    size = 0
    onLine(line, ending, whole)
  }
  return {
    push(chunk) {
      let from = 0
      for (let at = chunk.indexOf(LF); at !== -1; at = chunk.indexOf(LF, from)) {
        keep(chunk.subarray(from, at))
        emit('lf')
        from = at + 1
      }
      keep(chunk.subarray(from))
    },
    end() {
      if (size > 0) emit('none')
    },
    pending: () => size,
    shorten(most) {
      let before = 0
      pieces = pieces.filter(({ length }) => {
        before += length
        return before - length < most
      })
    },
  }
}
