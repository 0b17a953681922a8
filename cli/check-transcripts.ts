import { mkdirSync } from 'node:fs'
import type { Problems } from './problem.ts'
import { whyUnreadable } from './unreadable.ts'

/** Makes the directory that transcripts go to. */
export function checkTranscripts(
  { transcripts }: { transcripts?: string },
  problems: Problems,
): void {
  if (transcripts === undefined) return
  try {
    mkdirSync(transcripts, { recursive: true })
  } catch (error) {
    const why = whyUnreadable(error)
    problems.push({
      message: `the directory for transcripts ${transcripts} cannot be made: ${why}.`,
    })
  }
}
