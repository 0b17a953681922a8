import { mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { whyNothingIsMade } from './destinations.ts'
import type { Problem, Problems } from './problem.ts'
import { statOf } from './stat-of.ts'
import { whyUnreadable } from './unreadable.ts'

/** Makes the directory that transcripts go to, and tries whether they can be written there. */
export function checkTranscripts(
  { transcripts }: { transcripts?: string },
  problems: Problems,
): void {
  if (transcripts === undefined) return
  const directory = resolve(transcripts)
  const unmade = transcripts === '' ? 'its name is empty' : whyUnmade(directory)
  const unwritten = unmade === undefined && whyNothingIsMade(join(directory, `${process.pid}.tmp`))
  if (unmade !== undefined) push('cannot be made', unmade)
  else if (unwritten) push('cannot be written to', unwritten)

  function push(what: string, why: string): void {
    const message = `the directory for transcripts ${transcripts} ${what}: ${why}.`
    problems.push({ message })
  }
}

/** What a directory for transcripts holds already is judged with what is recorded there. */
export function recordedBefore({ transcripts }: { transcripts?: string }): Problem[] {
  if (transcripts === undefined || !statOf(transcripts)?.isDirectory()) return []
  const { length } = readdirSync(transcripts).filter((name) => name.endsWith('.ndjson'))
  const held = length === 1 ? '1 recording' : `${length} recordings`
  const message = `${transcripts} holds ${held} from before, kept where no session of this run has the same name.`
  return length === 0 ? [] : [{ message, hint: 'Give each run a directory of its own.' }]
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
