import { readFileSync } from 'node:fs'
import type { Transcript, TranscriptEvent } from '../harness/transcript.ts'
import { didYouMean } from './nearest.ts'
import type { Problem, Problems } from './problem.ts'

/** Reads the recorded sessions of a file: one event a line, a session from each `start` on. */
export function readTranscripts(path: string, problems: Problems): Transcript[] {
  const text = textOf(path, problems)
  if (text === undefined) return []
  const transcripts: Transcript[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const read = eventIn(line, transcripts.length === 0)
    if ('says' in read) problems.push({ ...read, at: `${path}:${index + 1}` })
    if ('says' in read) return []
    if (read.event === 'start') transcripts.push([])
    transcripts.at(-1)?.push(read)
  }
  if (transcripts.length === 0) problems.push({ says: `${path} holds no recorded session.` })
  return transcripts
}

// What a judge reads of each event without asking; the rest it may do without.
const members: Record<TranscriptEvent['event'], readonly string[]> = {
  start: ['session', 'role', 'command', 'revision'],
  sent: [],
  received: ['ending'],
  stderr: ['text'],
  closed: ['stream'],
  signal: ['signal', 'reason'],
  timer: ['name', 'ms'],
  exit: ['code', 'signal'],
  probe: ['call', 'entry'],
  web: ['request'],
  note: ['text'],
}

function eventIn(line: string, first: boolean): TranscriptEvent | Problem {
  const value = objectIn(line)
  if (value === undefined) return { says: 'this line is not a JSON object.', hint: HINT }
  const name = String(value.event)
  const wanted = Object.hasOwn(members, name)
    ? members[name as TranscriptEvent['event']]
    : undefined
  if (wanted === undefined)
    return { says: `unknown event \`${name}\`; ${didYouMean(name, Object.keys(members))}` }
  const missing = ['at', ...wanted].find((member) => !(member in value))
  if (missing !== undefined) return { says: `the event \`${name}\` has no \`${missing}\`.` }
  if (first && name !== 'start') return { says: 'the first event must be `start`.', hint: HINT }
  return value as unknown as TranscriptEvent
}

const HINT =
  'A transcript is what `jp-conformance tool --transcripts DIR` or `jp-conformance host --transcripts DIR` writes.'

function objectIn(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function textOf(path: string, problems: Problems): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    problems.push({ says: `the transcript ${path} cannot be read: ${(error as Error).message}` })
    return undefined
  }
}
