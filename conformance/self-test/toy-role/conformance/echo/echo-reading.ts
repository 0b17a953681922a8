import type { Transcript } from '../../harness/transcript.ts'
import type { Reading } from '../engine/check.ts'

/** A transcript of one session with a line echo. */
export interface EchoReading extends Reading {
  /** Lines that were written to it. */
  sent: readonly string[]
  /** Lines that it wrote. */
  received: readonly string[]
}

/** Reads the transcript of a session with a line echo. */
export function readEcho(transcript: Transcript): EchoReading {
  const [start] = transcript
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  return {
    ...{ start, transcript },
    sent: transcript.flatMap((e) => (e.event === 'sent' ? (e.text ?? '') : [])),
    received: transcript.flatMap((e) => (e.event === 'received' ? (e.text ?? '') : [])),
  }
}
