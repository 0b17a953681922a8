import type { Readable } from 'node:stream'
import type { LineCutter } from '../wire/lines.ts'
import { PIECE_SIZE } from '../wire/utf8.ts'
import { type Sink, type Source, write } from './ends.ts'

/** What a passage reports. */
export interface PassageObserver {
  /** Takes what passes. */
  lines: LineCutter
  /** The source has ended, and so has the sink. */
  ended(): void
  /** The sink takes nothing any more. */
  refused(): void
}

/** A passage that is open. */
export interface Passage {
  readonly stream: Readable
  readonly sink: Sink
  /** Bytes that have passed. */
  readonly passed: number
}

/**
 * Passes bytes on as they come and no faster than they are taken, and then their end; a sink that is closed closes the
 * source, whose writer learns of it as it would without us.
 */
export function passOn(
  source: Source,
  sink: Sink,
  { lines, ...observer }: PassageObserver,
): Passage {
  let passed = 0
  const stream = source((piece) => {
    passed += piece.length
    // Whoever has read the last message may kill us at once; a long one must not wait until it is written down.
    const isShort = lines.pending() + piece.length < PIECE_SIZE
    if (isShort) lines.push(Buffer.from(piece))
    if (!write(sink, piece)) pauseUntilTaken(stream, sink)
    if (!isShort) lines.push(Buffer.from(piece))
  })
  stream.on('end', () => {
    sink.stream.end()
    lines.end()
    observer.ended()
  })
  stream.on('error', () => sink.stream.end())
  sink.stream.on('error', () => {
    stream.destroy()
    observer.refused()
  })
  return {
    ...{ stream, sink },
    get passed() {
      return passed
    },
  }
}

function pauseUntilTaken(stream: Readable, sink: Sink): void {
  stream.pause()
  sink.stream.once('drain', () => stream.resume())
}
