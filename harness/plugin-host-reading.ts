import type { EventOf, ProbeEntry, Started, TimerName, Transcript } from './transcript.ts'
import { isObject, type JsonObject, parse } from './wire/json.ts'

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

/** A transcript of a host of plugins, read once: what the probe received, and what is seen from outside. */
export interface PluginHostReading {
  start: Started
  transcript: Transcript
  /** The probe was started. */
  started: boolean
  heard: HeardLine[]
  messages: HeardMessage[]
  init?: HeardMessage
  /** Messages that answer requests, in order. */
  replies: HeardMessage[]
  shutdowns: HeardMessage[]
  /** Names of what happened to the probe: signals, the end of its input, and waiting in vain. */
  events: string[]
  /** What the host had begun to write when the probe waited in vain. */
  begun?: string
  stdout: string
  stderr: string
  exit?: EventOf<'exit'>
  couldNotStart?: string
  expired(name: TimerName): EventOf<'timer'> | undefined
}

/** What of the host's messages replies to nothing. */
const UNASKED: readonly unknown[] = ['init', 'describe', 'shutdown']

/** Reads a transcript of a host of plugins; total, whatever the host wrote. */
export function readPluginHost(transcript: Transcript): PluginHostReading {
  const [start] = transcript
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  const entries = transcript.flatMap((event, index) =>
    event.event === 'probe' ? [{ index, entry: event.entry }] : [],
  )
  const heard = entries.flatMap(heardIn)
  const messages = heard.flatMap(messageIn)
  const of = <Name extends string>(name: Name) =>
    transcript.find((event) => event.event === name) as EventOf<Name & 'exit'> | undefined
  const exit = of('exit')
  const failed = transcript.find((event) => event.event === 'start-failed')
  return {
    ...{ start, transcript, heard, messages, ...seenBy(entries.map(({ entry }) => entry)) },
    ...(messages[0]?.type === 'init' && { init: messages[0] }),
    replies: messages.filter(({ type }) => !UNASKED.includes(type)),
    shutdowns: messages.filter(({ type }) => type === 'shutdown'),
    ...{ stdout: stdoutOf(transcript), stderr: stderrOf(transcript) },
    ...(exit && { exit }),
    ...(failed && { couldNotStart: failed.reason }),
    expired: (name) =>
      transcript.find((e): e is EventOf<'timer'> => e.event === 'timer' && e.name === name),
  }
}

function seenBy(entries: readonly ProbeEntry[]) {
  const seen = entries.flatMap(({ seen: what }) => (isObject(what) ? [what] : []))
  const begun = seen.find((what) => typeof what.begun === 'string')?.begun
  return {
    started: entries.length > 0,
    events: entries.flatMap(({ event }) => (event === undefined ? [] : [event])),
    ...(typeof begun === 'string' && { begun }),
  }
}

/** Empty lines are no messages, and nobody forbids them. */
function heardIn({ index, entry }: { index: number; entry: ProbeEntry }): HeardLine[] {
  const { line: text, event } = entry
  if (text === undefined || text.trim() === '') return []
  return [{ index, text, unended: event === 'line without end', value: parse(text) }]
}

const messageIn = ({ index, value }: HeardLine): HeardMessage[] =>
  isObject(value) ? [{ index, type: value.type, message: value }] : []

const stdoutOf = (transcript: Transcript) =>
  transcript
    .map((e) => (e.event === 'received' ? `${e.text ?? ''}${e.ending === 'lf' ? '\n' : ''}` : ''))
    .join('')

const stderrOf = (transcript: Transcript) =>
  transcript.map((event) => (event.event === 'stderr' ? event.text : '')).join('')
