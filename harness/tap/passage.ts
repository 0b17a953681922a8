import type { Readable, Writable } from 'node:stream'

/** What a passage reports; each piece only after it was written. */
export interface PassageObserver {
  passed(chunk: Buffer): void
  /** The source has ended, and so has the sink. */
  ended(): void
  /** The sink takes nothing any more. */
  refused(): void
}

/**
 * Passes bytes on as they come and no faster than they are taken, and then their end; a sink that is closed closes the
 * source, whose writer learns of it as it would without us.
 */
export function passOn(source: Readable, sink: Writable, observer: PassageObserver): void {
  source.on('data', (chunk: Buffer) => {
    if (!sink.write(chunk)) pauseUntilTaken(source, sink)
    observer.passed(chunk)
  })
  source.on('end', () => {
    sink.end()
    observer.ended()
  })
  source.on('error', () => sink.end())
  sink.on('error', () => {
    source.destroy()
    observer.refused()
  })
}

function pauseUntilTaken(source: Readable, sink: Writable): void {
  source.pause()
  sink.once('drain', () => source.resume())
}
