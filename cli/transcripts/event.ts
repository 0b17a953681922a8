import type { TranscriptEvent } from '../../harness/transcript.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'

/** What a judge reads of each event without asking, beside the time; the rest it may do without. */
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

/** Reads one line of a transcript, or says what is wrong with it. */
export function eventIn(line: string): TranscriptEvent | Problem {
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
