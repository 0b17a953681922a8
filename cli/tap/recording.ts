import { closeSync, openSync, writeSync } from 'node:fs'
import { secretsIn, withholdSecrets } from '../../conformance/engine/secrets.ts'
import type { TranscriptEvent } from '../../harness/transcript.ts'
import { writeEvent } from '../transcripts/line.ts'
import type { Losses } from '../unwritten.ts'

/** Writes each event of a session down as it comes, without the secrets of the environment. */
export interface Recording {
  recorded(event: TranscriptEvent): void
  close(): void
}

/** Opens a recording; without a file the secrets are withheld all the same. What cannot be written is reported once. */
export function recordingInto(file: string | undefined, losses: Losses): Recording {
  const secrets = secretsIn(process.env)
  const writer = file === undefined ? undefined : writerInto(file, losses)
  return {
    recorded(event) {
      withholdSecrets([event], secrets)
      writer?.write(event)
    },
    close: () => writer?.close(),
  }
}

/** What was written when one event could not be stays as it is: a session that was broken off. */
function writerInto(file: string, losses: Losses) {
  let descriptor: number | undefined
  const attempt = (write: () => void) => losses.attempt(file, write)
  let isOpen = attempt(() => {
    descriptor = openSync(file, 'w')
  })
  return {
    write(event: TranscriptEvent) {
      if (isOpen) isOpen = attempt(() => writeWhole(descriptor as number, event))
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor)
    },
  }
}

/** One write an event, so that whoever ends this process leaves whole lines. */
function writeWhole(descriptor: number, event: TranscriptEvent): void {
  let left = Buffer.from(spelled(event))
  while (left.length > 0) left = left.subarray(writeSync(descriptor, left))
}

function spelled(event: TranscriptEvent): string {
  const pieces: string[] = []
  writeEvent(event, (piece) => pieces.push(piece))
  return pieces.join('')
}
