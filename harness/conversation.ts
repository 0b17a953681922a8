import { type Line, readSession, type Sent, type SessionReading } from './session-reading.ts'
import type { Transcript } from './transcript.ts'
import { isObject, type JsonObject } from './wire/json.ts'

/** A call of a capability: it has a method, and an `id` member. */
export interface Request {
  line: Line
  /** Counts from 1. */
  number: number
  id: unknown
  method: string
  params: unknown
  /** The response that it got, of whatever form, and when. */
  answer?: Sent
}

/** A message that has a method and no `id` member. */
export interface Notification {
  line: Line
  method: string
  params: JsonObject
  /** It stands for ordinary output, of which the last line feed is no part. */
  isOrdinary?: true
}

/** A transcript of a tool, read once, with everything that a judge asks for. */
export interface Conversation extends SessionReading {
  requests: Request[]
  notifications: Notification[]
  /** `result` and `error` notifications. */
  finals: Notification[]
  states: Notification[]
  /** When we asked the subject to end, or ended its input. */
  endAskedAt?: number
}

/** Reads a transcript of a tool's session. */
export function readConversation(transcript: Transcript): Conversation {
  const session = readSession(transcript)
  const { lines, sent } = session
  const notifications = lines.filter(isNotification).map(notificationOf)
  const finals = notifications.filter(({ method }) => method === 'result' || method === 'error')
  return {
    ...session,
    requests: requestsOf(lines, sent),
    notifications,
    finals,
    states: notifications.filter(({ method }) => method === 'state'),
    endAskedAt: endAskedAt(session),
  }
}

/** What a tool only announces, whether or not it wrongly gives it an id. */
const ANNOUNCED: unknown[] = ['result', 'error', 'state']

const isNotification = ({ message }: Line) =>
  typeof message?.method === 'string' &&
  (ANNOUNCED.includes(message.method) || !Object.hasOwn(message, 'id'))

const isRequest = (line: Line) => typeof line.message?.method === 'string' && !isNotification(line)

function notificationOf(line: Line): Notification {
  const { method, params } = line.message as JsonObject & { method: string }
  return { line, method, params: isObject(params) ? params : {} }
}

function requestsOf(lines: Line[], sent: Sent[]): Request[] {
  const answers = sent.filter(({ message }) => 'id' in message && !('method' in message))
  const byId = Map.groupBy(answers, ({ message }) => message.id)
  return lines.filter(isRequest).map((line, i) => {
    const { id, method, params } = line.message as JsonObject & { method: string }
    const answer = nextAfter(line.index, byId.get(id))
    return { line, number: i + 1, id, method, params, ...(answer && { answer }) }
  })
}

/** Takes the first answer after a line; earlier ones can belong to no later line either. */
export function nextAfter(index: number, answers: Sent[] = []): Sent | undefined {
  while (answers[0] && answers[0].index < index) answers.shift()
  return answers.shift()
}

function endAskedAt({ sent, inputClosedAt: closed }: SessionReading): number | undefined {
  const cancel = sent.find(({ message }) => message.method === 'cancel')?.at
  return cancel !== undefined && closed !== undefined
    ? Math.min(cancel, closed)
    : (cancel ?? closed)
}
