import type { Fault, FaultKind } from './adversary/fault.ts'
import { spokenValue } from './reading.ts'
import type { Started, TimerName, Transcript, TranscriptEvent } from './transcript.ts'
import { isObject, type JsonObject } from './wire/json.ts'

type EventOf<Name extends TranscriptEvent['event']> = Extract<TranscriptEvent, { event: Name }>

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
  /** The JSON value of the line; `undefined` when it is none. */
  value: unknown
  /** The value when it is an object. */
  message?: JsonObject
}

/** A call of a capability: it has a method, and an `id` member. */
export interface Request {
  line: Line
  /** Counts from 1. */
  number: number
  id: unknown
  method: string
  params: unknown
  /** The response that we gave, and when. */
  answer?: { at: number; message: JsonObject }
}

/** A message that has a method and no `id` member. */
export interface Notification {
  line: Line
  method: string
  params: JsonObject
}

/** A message of ours. */
interface Sent {
  at: number
  index: number
  message: JsonObject
}

/** A transcript, read once, with everything that a judge asks for. */
export interface Conversation {
  start: Started
  fault?: Fault
  /** The fault took place; a fault that never did proves nothing. */
  faultApplied: boolean
  transcript: Transcript
  lines: Line[]
  requests: Request[]
  notifications: Notification[]
  /** `result` and `error` notifications. */
  finals: Notification[]
  states: Notification[]
  /** Our messages, in order. */
  sent: Sent[]
  exit?: EventOf<'exit'>
  /** The first signal that we sent, if any. */
  signal?: EventOf<'signal'>
  expired(name: TimerName): EventOf<'timer'> | undefined
  /** When we asked the subject to end, or ended its input. */
  endAskedAt?: number
  couldNotStart?: string
  interrupted: boolean
  stderr: string
  /** The project as the host last knew it. */
  files: Record<string, unknown>
}

/** Reads a transcript of a tool's session. */
export function readConversation(transcript: Transcript): Conversation {
  const [start] = transcript
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  const events = byName(transcript)
  const lines = linesOf(transcript)
  const sent = sentOf(transcript)
  const notifications = lines.flatMap(notificationsOf)
  const finals = notifications.filter(({ method }) => method === 'result' || method === 'error')
  const notes = events('note')
  const timers = events('timer')
  return {
    start,
    fault: start.fault,
    faultApplied: isAmbient(start.fault) || notes.some(({ text }) => text === 'fault applied'),
    transcript,
    lines,
    requests: requestsOf(lines, sent),
    notifications,
    finals,
    states: notifications.filter(({ method }) => method === 'state'),
    sent,
    exit: events('exit')[0],
    signal: events('signal')[0],
    expired: (name) => timers.find((timer) => timer.name === name),
    endAskedAt: endAskedAt(events('closed'), sent),
    couldNotStart: notes.find(({ text }) => text === 'could not start')?.data as string | undefined,
    interrupted: notes.some(({ text }) => text === 'interrupted'),
    stderr: events('stderr')
      .map(({ text }) => text)
      .join(''),
    files: (notes.find(({ text }) => text === 'project')?.data ?? {}) as Record<string, unknown>,
  }
}

const AMBIENT: (FaultKind | undefined)[] = [
  'foreign-locale',
  'debug-environment',
  'elsewhere',
  'decoy-project',
  'again',
]

/** Faults of the surroundings are there from the start. */
function isAmbient(fault: Fault | undefined): boolean {
  return AMBIENT.includes(fault?.kind)
}

/** Sorts the events once, however many kinds are asked for. */
function byName(transcript: Transcript) {
  const events = Map.groupBy(transcript, ({ event }) => event)
  return <Name extends TranscriptEvent['event']>(name: Name) =>
    (events.get(name) ?? []) as EventOf<Name>[]
}

function linesOf(transcript: Transcript): Line[] {
  const lines: Line[] = []
  for (const [index, event] of transcript.entries()) {
    if (event.event !== 'received') continue
    const value = spokenValue(event)
    const { at, text, bytes, ending } = event
    const line: Line = { number: lines.length + 1, index, at, text, bytes, ending, value }
    if (isObject(value)) line.message = value
    lines.push(line)
  }
  return lines
}

function sentOf(transcript: Transcript): Sent[] {
  const sent: Sent[] = []
  for (const [index, event] of transcript.entries()) {
    const message = event.event === 'sent' ? spokenValue(event) : undefined
    if (isObject(message)) sent.push({ at: event.at, index, message })
  }
  return sent
}

function notificationsOf(line: Line): Notification[] {
  const { message } = line
  if (!message || typeof message.method !== 'string') return []
  const { method, params } = message
  if (Object.hasOwn(message, 'id') && !['result', 'error', 'state'].includes(method)) return []
  return [{ line, method, params: isObject(params) ? params : {} }]
}

function requestsOf(lines: Line[], sent: Conversation['sent']): Request[] {
  const answers = sent.filter(({ message }) => 'result' in message || 'error' in message)
  const byId = Map.groupBy(answers, ({ message }) => message.id)
  let number = 0
  return lines.flatMap((line) => {
    const { message } = line
    if (!message || typeof message.method !== 'string' || !Object.hasOwn(message, 'id')) return []
    if (['result', 'error', 'state'].includes(message.method)) return []
    number += 1
    const answer = nextAfter(line.index, byId.get(message.id))
    const { id, method, params } = message
    return [{ line, number, id, method, params, ...(answer && { answer }) }]
  })
}

/** Takes the first answer after a line; earlier ones can belong to no later line either. */
function nextAfter(index: number, answers: Sent[] = []): Sent | undefined {
  while (answers[0] && answers[0].index < index) answers.shift()
  return answers.shift()
}

function endAskedAt(closings: EventOf<'closed'>[], sent: Sent[]): number | undefined {
  const cancel = sent.find(({ message }) => message.method === 'cancel')?.at
  const closed = closings.find(({ stream }) => stream === 'stdin')?.at
  return cancel !== undefined && closed !== undefined
    ? Math.min(cancel, closed)
    : (cancel ?? closed)
}
