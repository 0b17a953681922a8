import { type DriverRequest, messagesOf, requestsIn } from './driver-messages.ts'
import type {
  EventOf,
  ProbeEntry,
  Started,
  TimerName,
  Transcript,
  TranscriptEvent,
} from './transcript.ts'
import { parseAnyDepth } from './wire/condenser.ts'
import { isObject, type JsonObject } from './wire/json.ts'

/** A line that the host wrote to the probe. */
export interface HeardLine {
  /** Position among the events of the transcript. */
  index: number
  text: string
  /** The line had no line feed. */
  unended: boolean
  value: unknown
}

/** A message of the host. */
export interface HeardMessage {
  index: number
  type: unknown
  message: JsonObject
}

/** What one of our probes received. */
export interface HeardByProbe {
  /** It was started. */
  started: boolean
  heard: HeardLine[]
  messages: HeardMessage[]
  /** Names of what happened to it: signals, the end of its input, and waiting in vain. */
  events: string[]
  /** Where it reported marks. */
  marks: ReadonlyMap<string, number>
}

/** A transcript of a host of plugins, read once: what the probe received, and what is seen from outside. */
export interface PluginHostReading extends HeardByProbe {
  start: Started
  transcript: Transcript
  /** The probe of a name; the reading itself is about the first. */
  probe(name: string): HeardByProbe
  /** What was asked of a driver, where the host has one. */
  requests: DriverRequest[]
  /** What a driver could not do. */
  failure?: EventOf<'driver-failed' | 'driver-refused' | 'not-supported'>
  init?: HeardMessage
  /** Some program of ours besides the first probe got `init`. */
  greeted: boolean
  /** Messages that answer requests, in order. */
  replies: HeardMessage[]
  shutdowns: HeardMessage[]
  /** What the host had begun to write when the probe waited in vain. */
  begun?: string
  stdout: string
  stderr: string
  /** The beginning of the trace that it wrote to a file; null when there is no file; undefined when none was to be read. */
  trace?: string | null
  exit?: EventOf<'exit'>
  couldNotStart?: string
  expired(name: TimerName): EventOf<'timer'> | undefined
}

/** What of the host's messages replies to nothing. */
const UNASKED: readonly unknown[] = ['init', 'describe', 'shutdown']

/** The messages that answer requests. */
export const repliesAmong = (messages: readonly HeardMessage[]): HeardMessage[] =>
  messages.filter(({ type }) => !UNASKED.includes(type))

/** Reads a transcript of a host of plugins; total, whatever the host wrote. */
export function readPluginHost(transcript: Transcript): PluginHostReading {
  const [start] = transcript
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  const entries = entriesIn(transcript)
  const first = entries.find(({ call }) => !isPath(call))
  const own = entries.filter(({ call }) => call === first?.call)
  const { messages, ...heard } = heardIn(own)
  const failed = transcript.find((event) => event.event === 'start-failed')
  const failure = transcript.find(isFailure)
  return {
    ...{ start, transcript, messages, ...heard, ...begunIn(own) },
    probe: (name) => heardIn(entries.filter(({ call }) => call === name)),
    ...(messages[0]?.type === 'init' && { init: messages[0] }),
    greeted: heardIn(entries).messages.some(({ type }) => type === 'init'),
    replies: repliesAmong(messages),
    shutdowns: messages.filter(({ type }) => type === 'shutdown'),
    ...outsideOf(transcript),
    ...(failed && { couldNotStart: failed.reason }),
    ...(failure && { failure }),
    ...traceIn(transcript),
    expired: (name) =>
      transcript.find((e): e is EventOf<'timer'> => e.event === 'timer' && e.name === name),
  }
}

function traceIn(transcript: Transcript): Pick<PluginHostReading, 'trace'> {
  const snapshot = transcript.find((event) => event.event === 'project-snapshot')
  if (!snapshot) return {}
  const { trace } = snapshot.files
  return { trace: typeof trace === 'string' ? trace : null }
}

/** Programs beside the probes are recorded by their paths. */
const isPath = (call: string) => call.includes('/')

/** What of the events of a transcript is a driver's failure. */
const isFailure = (event: TranscriptEvent): event is NonNullable<PluginHostReading['failure']> =>
  ['driver-failed', 'driver-refused', 'not-supported'].includes(event.event)

/** What is seen from outside: by the streams and the status, or by what a driver states of them. */
function outsideOf(transcript: Transcript) {
  const requests = requestsIn(messagesOf(transcript))
  const run = requests.find(({ method }) => method === 'plugin')
  const exit = transcript.find((event) => event.event === 'exit')
  if (requests.length === 0)
    return {
      ...{ requests, stdout: stdoutOf(transcript), stderr: stderrOf(transcript) },
      ...(exit && { exit }),
    }
  const {
    status,
    output = '',
    diagnostics = '',
  } = isObject(run?.answer?.result) ? run.answer.result : {}
  const { at = 0 } = run?.answer ?? {}
  return {
    ...{ requests, stdout: String(output), stderr: String(diagnostics) },
    ...(typeof status === 'number' && {
      exit: { event: 'exit', at, code: status, signal: null } as const,
    }),
  }
}

/** An entry of a side channel, and where it stands. */
interface Indexed {
  index: number
  call: string
  entry: ProbeEntry
}

const entriesIn = (transcript: Transcript): Indexed[] =>
  transcript.flatMap((event, index) =>
    event.event === 'probe' ? [{ index, call: event.call, entry: event.entry }] : [],
  )

function heardIn(entries: readonly Indexed[]): HeardByProbe {
  const heard = entries.flatMap(linesIn)
  return {
    ...{ heard, messages: heard.flatMap(messageIn), started: entries.length > 0 },
    events: entries.flatMap(({ entry: { event } }) => (event === undefined ? [] : [event])),
    marks: new Map(
      entries.flatMap(({ index, entry: { mark } }) => (mark === undefined ? [] : [[mark, index]])),
    ),
  }
}

function begunIn(entries: readonly Indexed[]) {
  const seen = entries.flatMap(({ entry: { seen: what } }) => (isObject(what) ? [what] : []))
  const begun = seen.find((what) => typeof what.begun === 'string')?.begun
  return typeof begun === 'string' ? { begun } : {}
}

/** Empty lines are no messages, and nobody forbids them. */
function linesIn({ index, entry }: Indexed): HeardLine[] {
  const { line: text, event } = entry
  if (text === undefined || text.trim() === '') return []
  return [{ index, text, unended: event === 'line without end', value: parseAnyDepth(text) }]
}

const messageIn = ({ index, value }: HeardLine): HeardMessage[] =>
  isObject(value) ? [{ index, type: value.type, message: value }] : []

const stdoutOf = (transcript: Transcript) =>
  transcript
    .map((e) => (e.event === 'received' ? `${e.text ?? ''}${e.ending === 'lf' ? '\n' : ''}` : ''))
    .join('')

const stderrOf = (transcript: Transcript) =>
  transcript.map((event) => (event.event === 'stderr' ? event.text : '')).join('')
