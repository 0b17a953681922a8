import { isObject, type JsonObject } from '../wire/json.ts'
import { UNKNOWN } from './additions.ts'
import type { Fault } from './fault.ts'
import { plainly, type Tactic, type Turn } from './tactic.ts'

/** Answers one request with an error, beside whose code may stand more. @see rfd-d11 §Error codes */
export const errorAnswer = (at: number, code: number, beside?: Beside): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === at ? refused(turn, code, beside ? BESIDE[beside] : {}) : plainly(message),
})

/** What stands beside the code and the message of an error, or within the message. */
type Beside = NonNullable<Extract<Fault, { kind: 'error-answer' }>['beside']>

const BESIDE: Record<Beside, JsonObject> = {
  data: { data: { path: 'where it was refused' } },
  'unknown members': UNKNOWN,
  'line separators': { message: 'refused by the suite:\u2028here,\u2029there\u0085and here' },
}

/** Answers every request of one method with an error. */
export const methodRefused = (method: string, code: number): Tactic => ({
  rewrite: (message, turn) =>
    turn.request?.method === method ? refused(turn, code) : plainly(message),
})

/** What may stand beside a negative code that is unknown, by the number of the request. @see json-rpc-2.0 */
const DATA: readonly unknown[] = [['unknown code'], { hint: 'unknown code' }]

function dataOf(code: number, at: number): unknown {
  if (code === 0) return null
  return code > 0 ? 'unknown code' : DATA[at % DATA.length]
}

/** Whether a code is one of the protocol's. @see rfd-d11 §Error codes */
const isKnown = (code: number) =>
  (code >= -32_603 && code <= -32_600) || (code >= -32_005 && code <= -32_001)

/** What some messages go on with: a second line and characters of several bytes, or a text that is long. */
const MORE: Readonly<Record<number, string>> = {
  [-32_603]: '\n  in „Grüße“ 🎉',
  [-32_005]: `: ${'a long reason, '.repeat(150)}`,
}

function refused(turn: Turn, code: number, more: JsonObject = {}) {
  const error = {
    code,
    message: `refused by the suite (${code})${MORE[code] ?? ''}`,
    ...(!isKnown(code) && { data: dataOf(code, turn.at) }),
    ...more,
  }
  return [
    { emit: { jsonrpc: '2.0', id: turn.request?.id, error } as JsonObject },
    { applied: true as const },
  ]
}

/** Answers one request with as many bytes as a file may have; the text of a file grows, other results get a member. */
export const largeAnswer = (at: number, bytes: number): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === at
      ? enlarged(message, { 'x-padding': 'p'.repeat(bytes) }, bytes)
      : plainly(message),
})

/** Answers one request with a member that is nested deeply. */
export const deepAnswer = (at: number, depth: number): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === at ? enlarged(message, { 'x-deep': nested(depth) }) : plainly(message),
})

/** Answers one request with neither a result nor an error, which no host may do. */
export const emptyAnswer = (at: number): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === at
      ? [{ emit: { jsonrpc: '2.0', id: turn.request?.id } }, { applied: true }]
      : plainly(message),
})

function enlarged(message: JsonObject, more: JsonObject, fileBytes?: number) {
  const { result } = message
  if (!isObject(result)) return plainly(message)
  const grown =
    fileBytes !== undefined && isFile(result) ? longer(result, fileBytes) : { ...result, ...more }
  return [{ emit: { ...message, result: grown } }, { applied: true as const }]
}

const isFile = (result: JsonObject) =>
  typeof result.content === 'string' &&
  (result.encoding === undefined || result.encoding === 'base64')

/** The file with many lines more, in the encoding that it has. */
function longer(result: JsonObject, bytes: number): JsonObject {
  const encoding = result.encoding === 'base64' ? 'base64' : 'utf8'
  const line = 'a line of a long file\n'
  const content = Buffer.concat([
    Buffer.from(String(result.content), encoding),
    Buffer.from(line.repeat(Math.ceil(bytes / line.length))),
  ])
  return { ...result, content: content.toString(encoding), size: content.length }
}

function nested(depth: number): unknown {
  let value: unknown = 'bottom'
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

/** Lists the same entries in another order: backwards, or in turn by one place or more. @see rfd-d11 §fs.list_dir */
export const shuffledEntries = (turns: number): Tactic => ({
  rewrite(message) {
    const { result } = message
    if (!isObject(result) || !Array.isArray(result.entries) || result.entries.length < 2)
      return plainly(message)
    const entries = turns === 0 ? result.entries.toReversed() : turned(result.entries, turns)
    return [{ emit: { ...message, result: { ...result, entries } } }, { applied: true }]
  },
})

/** Never by as many places as there are, which would change nothing. */
function turned(entries: unknown[], turns: number): unknown[] {
  const by = 1 + ((turns - 1) % (entries.length - 1))
  return [...entries.slice(by), ...entries.slice(0, by)]
}
