import { isObject, type JsonObject } from '../../../harness/wire/json.ts'

/** An id that comes back as it was sent. */
export type Id = string | number

/** What a tool's line is to its host. */
export type Incoming =
  | { kind: 'request'; id: Id; method: string; params: unknown }
  | { kind: 'notification'; method: string; params: unknown }
  | { kind: 'response' }
  | { kind: 'malformed'; id: Id | null; code: number; because: string }

const NOT_JSON = -32700
const INVALID = -32600

/** What a line is; `undefined` stands for one that is no JSON. @see rfd-d11 §Error codes */
export function classify(message: unknown): Incoming {
  if (message === undefined) return malformed(NOT_JSON, 'the line is not JSON')
  if (Array.isArray(message)) return malformed(INVALID, 'a list of messages is not served')
  if (!isObject(message)) return malformed(INVALID, 'a message is an object')
  const because = fault(message)
  if (because !== undefined) return malformed(INVALID, because, readableId(message))
  return kindOf(message)
}

const malformed = (code: number, because: string, id: Id | null = null): Incoming => ({
  kind: 'malformed',
  id,
  code,
  because,
})

function fault(message: JsonObject): string | undefined {
  if (message.jsonrpc !== '2.0') return '`jsonrpc` is not "2.0"'
  if ('method' in message) return faultOfCall(message)
  return 'result' in message || 'error' in message ? undefined : '`method` is missing'
}

function faultOfCall(message: JsonObject): string | undefined {
  if (typeof message.method !== 'string') return '`method` is not a string'
  if (!('id' in message)) return undefined
  if (readableId(message) === null) return '`id` is no string and no integer'
  return ANNOUNCEMENTS.has(message.method) ? `${message.method} is no request` : undefined
}

/** What a tool reports and never asks. */
const ANNOUNCEMENTS = new Set(['result', 'error', 'state'])

/** The id if it comes back as it was sent: a number beyond 2^53 has lost digits already. */
function readableId({ id }: JsonObject): Id | null {
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as Id) : null
}

function kindOf(message: JsonObject): Incoming {
  const { id, method, params } = message
  if (typeof method !== 'string') return { kind: 'response' }
  return 'id' in message
    ? { kind: 'request', id: id as Id, method, params }
    : { kind: 'notification', method, params }
}

/** A line of which only the beginning was kept. */
export const tooLong: Incoming = malformed(INVALID, 'the line is too long')
