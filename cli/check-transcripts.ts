import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Problems } from './problem.ts'
import { statOf } from './stat-of.ts'
import { whyUnreadable } from './unreadable.ts'

/** Makes the directory that transcripts go to. */
export function checkTranscripts(
  { transcripts }: { transcripts?: string },
  problems: Problems,
): void {
  if (transcripts === undefined) return
  const why = transcripts === '' ? 'its name is empty' : whyUnmade(resolve(transcripts))
  if (why === undefined) return
  problems.push({ message: `the directory for transcripts ${transcripts} cannot be made: ${why}.` })
}

function whyUnmade(directory: string): string | undefined {
  try {
    make(directory)
    return undefined
  } catch (error) {
    const isThere = statOf(dirname(directory))?.isDirectory()
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return isMissing && isThere ? 'nothing can be made there' : whyUnreadable(error)
  }
}

// Where nothing can be made, such as in /proc, Node's own recursion never ends.
function make(directory: string): void {
  if (statOf(directory)?.isDirectory()) return
  const parent = dirname(directory)
  if (statOf(parent) === undefined && parent !== directory) make(parent)
  mkdirSync(directory)
}
