import { type Stored, storedFrom } from '../../harness/stored.ts'
import { UNENDED } from '../../harness/tap/tap-recorder.ts'
import type {
  EventOf,
  ProbeEntry,
  Started,
  Transcript,
  TranscriptEvent,
} from '../../harness/transcript.ts'
import { OTHER_SIDE } from './session.ts'

/** A tapped session as one of the host: what a probe in the place of its program would have reported. */
export const hostSide = (stored: Stored): Stored => storedFrom(hostTranscript(stored.read()))

function hostTranscript([start, ...events]: Transcript): Transcript {
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  const { role, context, ...rest } = start
  const host: Started = { ...rest, role: OTHER_SIDE[role] ?? role, command: [], context: {} }
  const call = role === 'tool' ? callOf(context?.tool) : []
  return [host, ...call, reported({ pid: 1 }, 0), ...events.flatMap(seenByProgram)]
}

/** The one call, which its host made before it started the tool. */
const callOf = (tool = 'tool'): Transcript => {
  const calls = [{ id: CALL, tool, arguments: {} }]
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'call', params: { calls } })
  return [{ event: 'sent', at: 0, text }]
}

/** What a program notices of an event. */
function seenByProgram(event: TranscriptEvent): Transcript {
  const { at } = event
  if (event.event === 'sent') return [reported(lineOf(event), at)]
  if (event.event === 'signal') return [reported({ event: event.signal }, at)]
  if (event.event === 'closed' && event.stream === 'stdin')
    return [reported({ event: 'end of input' }, at)]
  if (event.event === 'received') return [reported({ sent: textOf(event) }, at)]
  // What cuts a session short takes nothing from what was sent.
  return []
}

const CALL = 'tapped'

const reported = (entry: ProbeEntry, at: number): EventOf<'probe'> => ({
  ...{ event: 'probe', at, call: CALL, entry },
})

/** A line as a probe reports it, whose text is what is left of bytes that are not UTF-8. */
function lineOf({ bytes, note, ...spelled }: EventOf<'sent'>): ProbeEntry {
  return {
    line: textOf(spelled),
    ...(bytes !== undefined && { bytes }),
    ...(note === UNENDED && { event: 'line without end' }),
  }
}

const textOf = ({ text, base64 = '' }: Pick<EventOf<'sent'>, 'text' | 'base64'>) =>
  text ?? Buffer.from(base64, 'base64').toString('utf8')
