import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transcript } from '../harness/transcript.ts'

/** Writes each session into a folder, one file each, named after the session; without a folder nowhere. */
export function transcriptsInto(folder: string | undefined): (transcript: Transcript) => void {
  const taken = new Set<string>()
  return (transcript) => {
    const [start] = transcript
    if (folder === undefined || start?.event !== 'start') return
    const file = join(folder, `${free(start.session, taken)}.ndjson`)
    writeFileSync(file, transcript.map((event) => `${JSON.stringify(event)}\n`).join(''))
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
