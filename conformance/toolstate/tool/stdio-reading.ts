import {
  type Conversation,
  type Notification,
  readConversation,
} from '../../../harness/conversation.ts'
import type { Line } from '../../../harness/session-reading.ts'
import type { EventOf, Transcript } from '../../../harness/transcript.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'

/**
 * Reads a session with a stateful tool on plain stdio as one of the VFS protocol, so that the same checks judge both: a
 * line that is a JSON object is a report, an input is an `apply`, and the signal of an abort is a `cancel`.
 * @see rfd009 §Backward compatibility of ToolState serialization
 */
export function readStdio(transcript: Transcript): Conversation {
  const c = readConversation(transcript)
  const states = c.lines.filter((line) => isReport(line) || isBroken(line)).map(reported)
  const sent = transcript.flatMap((event, index) => {
    const message = commandOf(event)
    return message ? [{ at: event.at, index, message }] : []
  })
  return {
    ...{ ...c, messages: [], requests: [], finals: [], notifications: states, states, sent },
    signal: transcript.find(isOurSignal),
    endAskedAt: sent.find(({ message }) => message.method === 'cancel')?.at ?? c.inputClosedAt,
  }
}

/** Whether a session was one with a stateful tool on plain stdio. */
export const isStdio = ({ start }: Pick<Conversation, 'start'>): boolean =>
  start.context?.protocol === 'stdio'

/**
 * An array that holds a report, or begins with a state, is meant as one, and so is the name of a state as a JSON string, in
 * whatever case; other text is the tool's own affair.
 */
const isReport = ({ value }: Line) =>
  isObject(value) || (Array.isArray(value) ? value.slice(0, 1).some(isMeant) : isState(value))

/** A line that begins as a report and is no JSON: a text in it is not escaped, or more follows it. The last line may be cut. */
const isBroken = ({ text = '', value, ending, leftOut }: Line) =>
  value === undefined && leftOut === undefined && ending === 'lf' && BEGINNING.test(text)

/** In the quotes of JSON, or as Python and JavaScript show an object. */
const BEGINNING = /^\s*\{(?:[^{}]*,)?\s*["']?type["']?\s*:\s*(["'])(?:running|waiting|stopped)\1/

const isMeant = (first: unknown) => (isObject(first) ? 'type' in first : isState(first))

/** Whether a value is the name of a state, in whatever case. */
const isState = (value: unknown) =>
  typeof value === 'string' && STATES.includes(value.toLowerCase())

const STATES = ['running', 'waiting', 'stopped']

function reported(line: Line): Notification {
  const message = { method: 'state', params: line.value }
  return {
    line: { ...line, message },
    method: 'state',
    params: isObject(line.value) ? line.value : {},
  }
}

function commandOf(event: Transcript[number]): JsonObject | undefined {
  if (event.event === 'applied') return { method: 'apply', params: { input: event.input } }
  return event.event === 'signal' && event.abort ? { method: 'cancel' } : undefined
}

const isOurSignal = (event: Transcript[number]): event is EventOf<'signal'> =>
  event.event === 'signal' && !event.abort
