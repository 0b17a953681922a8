import type { TranscriptEvent } from '../../harness/transcript.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'

/** What a judge reads of each event without asking; the rest it may do without. */
const wantedOf: Record<TranscriptEvent['event'], readonly string[]> = {
  start: ['at', 'session', 'role', 'command', 'revision'],
  sent: ['at'],
  received: ['at', 'ending'],
  stderr: ['at', 'text'],
  closed: ['at', 'stream'],
  signal: ['at', 'signal', 'reason'],
  timer: ['at', 'name', 'ms'],
  exit: ['at', 'code', 'signal'],
  probe: ['at', 'call', 'entry'],
  web: ['at', 'request'],
  note: ['at', 'text'],
}

const members = new Map(Object.entries(wantedOf))

/** Reads one line of a transcript, or says what is wrong with it. */
export function eventIn(line: string): TranscriptEvent | Problem {
  const value = objectIn(line)
  if (value === undefined) return { says: 'this line is not a JSON object.', hint: HINT }
  const name = String(value.event)
  const wanted = members.get(name)
  if (wanted === undefined)
    return { says: `unknown event \`${name}\`; ${didYouMean(name, [...members.keys()])}` }
  for (const member of wanted)
    if (!(member in value)) return { says: `the event \`${name}\` has no \`${member}\`.` }
  return value as unknown as TranscriptEvent
}

/** Where transcripts come from. */
export const HINT =
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
