import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transcript } from '../harness/transcript.ts'
import { writeEvent } from './transcripts/line.ts'
import type { Losses } from './unwritten.ts'

/** Writes each session into a folder, one file each, named after the session; without a folder nowhere. */
export function transcriptsInto(
  folder: string | undefined,
  losses: Losses,
): (transcript: Transcript) => void {
  const taken = new Set<string>()
  return (transcript) => {
    const [start] = transcript
    if (folder === undefined || start?.event !== 'start') return
    const file = join(folder, `${free(start.session, taken)}.ndjson`)
    // Half of a session would be judged as one that was broken off.
    const written = losses.attempt(`a transcript in ${folder}`, () => writeInto(file, transcript))
    if (!written) rmSync(file, { force: true })
  }
}

/** So many characters are gathered before they are written. */
const GATHERED = 1024 * 1024

// A whole session may be longer than a string can be.
function writeInto(file: string, transcript: Transcript): void {
  const descriptor = openSync(file, 'w')
  let gathered = ''
  const flush = () => {
    writeFileSync(descriptor, gathered)
    gathered = ''
  }
  const write = (piece: string) => {
    gathered += piece
    if (gathered.length >= GATHERED) flush()
  }
  try {
    for (const event of transcript) writeEvent(event, write)
    flush()
  } finally {
    closeSync(descriptor)
  }
}

// Two sessions whose names differ in signs only must not share a file.
function free(session: string, taken: Set<string>): string {
  const plain = session.replace(/[^\p{L}\p{N}.-]+/gu, '_').slice(0, 60)
  let name = plain
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${plain}-${number}`
  taken.add(name.toLowerCase())
  return name
}
