import type { Line } from '../../../harness/session-reading.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { lineExcerpt } from './lines.ts'
import { NOTIFICATIONS } from './notifications.ts'

/** The form of single messages that a tool writes. @see rfd-d11 §Request and response format */

export const isOneOf = (names: readonly string[], name: unknown) =>
  typeof name === 'string' && names.includes(name)

/** Whether a message calls a method of the host, well or badly. */
export const isCall = ({ message }: Line) =>
  message?.method !== undefined &&
  !isOneOf(NOTIFICATIONS, message.method) &&
  !(message.method === null && isAnswer(message))

const isAnswer = (message: JsonObject) => 'result' in message || 'error' in message

/** Every message states the version of JSON-RPC. */
export function statesVersion({ message, number, index }: Line): Finding {
  const version = message?.jsonrpc
  if (version === '2.0') return satisfied()
  const seen =
    version === undefined ? 'has no jsonrpc member' : `states jsonrpc ${JSON.stringify(version)}`
  return violated(
    '"jsonrpc": "2.0"',
    `line ${number} (${message?.method ?? 'no method'}) ${seen}`,
    index,
  )
}

/** A call has an id, a method and an object of params. */
export function callShape(line: Line): Finding {
  const { message = {}, index } = line
  const idType = message.id === null ? 'null' : typeof message.id
  const wrong =
    (typeof message.method !== 'string' && 'has a method that is no string') ||
    (!Object.hasOwn(message, 'id') && 'has no id') ||
    (!['string', 'number'].includes(idType) && `has an id of type ${idType}`) ||
    (!isObject(message.params) && 'has params that are no object')
  const observed = wrong && `the call of ${String(message.method)} ${wrong}`
  return satisfiedUnless(observed, 'an id, a method and an object of params', index)
}

/** A notification has no id. */
export function noId({ message, index }: Line): Finding {
  const has = message && Object.hasOwn(message, 'id')
  return satisfiedUnless(
    has && `the ${String(message.method)} notification has an id (${JSON.stringify(message.id)})`,
    'no id member',
    index,
  )
}

/** What is sent is a request or a notification. */
export function noResponse(line: Line): Finding {
  const { message = {}, index } = line
  const isNamed = typeof message.method === 'string'
  const responds = !isNamed && isAnswer(message)
  return satisfiedUnless(
    responds && `line ${line.number} is a response: ${lineExcerpt(line)}`,
    'requests and notifications only',
    index,
  )
}
