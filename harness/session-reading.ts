import type { Fault } from './adversary/fault.ts'
import { rowOf } from './adversary/faults.ts'
import { messageValue } from './reading.ts'
import type { EventOf, Started, TimerName, Transcript, TranscriptEvent } from './transcript.ts'
import { isObject, type JsonObject } from './wire/json.ts'

/** One line that the subject wrote, read as far as it can be read. */
export interface Line {
  /** Position among the subject's lines, from 1, as a person counts. */
  number: number
  /** Position among the events of the transcript. */
  index: number
  at: number
  /** The line as text; `undefined` when it is not UTF-8. */
  text?: string
  bytes?: number
  ending: 'lf' | 'none'
  /** What of a JSON text was not kept. */
  leftOut?: NonNullable<EventOf<'received'>['leftOut']>
  /** The JSON value of the line; `undefined` when it is none. */
  value: unknown
  /** The value when it is an object. */
  message?: JsonObject
}

/** A message of ours. */
export interface Sent {
  at: number
  index: number
  message: JsonObject
  /** Not all of it was kept. */
  isCut?: true
}

/** What any session in which we play the host shows, whatever the protocol. */
export interface SessionReading {
  start: Started
  fault?: Fault
  /** The fault took place; a fault that never did proves nothing. */
  faultApplied: boolean
  transcript: Transcript
  lines: Line[]
  /** The lines that are JSON objects. */
  messages: Line[]
  /** Our messages, in order. */
  sent: Sent[]
  exit?: EventOf<'exit'>
  /** The first signal that we sent, if any. */
  signal?: EventOf<'signal'>
  expired(name: TimerName): EventOf<'timer'> | undefined
  /** When we ended the subject's input. */
  inputClosedAt?: number
  couldNotStart?: string
  interrupted: boolean
  stderr: string
  /** The project as it was in the end. */
  files: Record<string, unknown>
}

/** Reads what every protocol has in common. */
export function readSession(transcript: Transcript): SessionReading {
  const [start] = transcript
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  const { lines, sent, first, timers, closings, snapshots, stderr } = seenIn(transcript)
  return {
    start,
    fault: start.fault,
    faultApplied: isAmbient(start.fault) || first['fault-applied'] !== undefined,
    transcript,
    lines,
    messages: lines.filter(({ message }) => message),
    sent,
    exit: first.exit,
    signal: first.signal,
    stderr,
    expired: (name) => timers.find((timer) => timer.name === name),
    inputClosedAt: closings.find(({ stream }) => stream === 'stdin')?.at,
    couldNotStart: first['start-failed']?.reason,
    interrupted: first.interrupted !== undefined,
    files: snapshots.at(-1)?.files ?? {},
  }
}

/** Faults of the environment are there from the start. */
function isAmbient(fault: Fault | undefined): boolean {
  const { tactic, ambient = tactic === undefined } = fault ? rowOf(fault) : { ambient: false }
  return ambient
}

/** The first event of each name. */
type FirstEvents = { [Name in TranscriptEvent['event']]?: EventOf<Name> }

/** The events, sorted in one pass. */
interface Seen extends Pick<SessionReading, 'lines' | 'sent' | 'stderr'> {
  first: FirstEvents
  timers: EventOf<'timer'>[]
  closings: EventOf<'closed'>[]
  snapshots: EventOf<'project-snapshot'>[]
}

function seenIn(transcript: Transcript): Seen {
  const events = { lines: [], sent: [], timers: [], closings: [], snapshots: [] }
  const seen: Seen = { ...events, first: {}, stderr: '' }
  transcript.forEach((event, index) => {
    see(seen, event, index)
  })
  return seen
}

function see(seen: Seen, event: TranscriptEvent, index: number): void {
  if (event.event === 'received') seen.lines.push(lineOf(event, index, seen.lines.length + 1))
  else if (event.event === 'sent') seeSent(seen, event, index)
  else if (event.event === 'timer') seen.timers.push(event)
  else if (event.event === 'closed') seen.closings.push(event)
  else if (event.event === 'project-snapshot') seen.snapshots.push(event)
  else if (event.event === 'stderr') seen.stderr += event.text
  else seeFirst(seen.first, event)
}

function seeFirst(first: Partial<Record<string, TranscriptEvent>>, event: TranscriptEvent): void {
  first[event.event] ??= event
}

function lineOf(event: EventOf<'received'>, index: number, number: number): Line {
  const { at, text, bytes, ending, leftOut } = event
  const value = messageValue(event)
  const line: Line = { number, index, at, text, bytes, ending, value }
  if (leftOut) line.leftOut = leftOut
  if (isObject(value)) line.message = value
  return line
}

function seeSent({ sent }: Seen, event: EventOf<'sent'>, index: number): void {
  const message = messageValue(event)
  if (!isObject(message)) return
  const ours: Sent = { at: event.at, index, message }
  if (event.leftOut) ours.isCut = true
  sent.push(ours)
}
