import type { Reply } from '../../harness/exchange.ts'
import {
  errorMessage,
  flattenedMessage,
  invalidMessage,
  refusedMessage,
  valueMessage,
} from '../../harness/validators/flattener.ts'
import type { SchemaError, Validate } from '../../harness/validators/validate.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import type { FlattenedMessage, RefusedMessage } from '../../spec/generated/messages/flattener.ts'

export type Note = FlattenedMessage['notes'][number]

/** What was answered to a schema. */
export type Answer =
  | { kind: 'flattened'; schema: JsonObject; notes: Note[]; text: string }
  | { kind: 'refused'; refused: RefusedMessage['refused']; text: string }
  | { kind: 'error'; error: string }
  | { kind: 'none'; sentence: string; reply: Reply['kind'] }

/** What was answered to an instance. */
export type Spelt =
  | { kind: 'value'; value: unknown }
  | { kind: 'invalid'; reason: string }
  | { kind: 'none'; sentence: string }

/** What an answer has one of. */
const ONE_OF = ['schema', 'refused', 'error']

/** Answers by their messages: a large one is asked for many times. */
const known = new WeakMap<JsonObject, Answer>()

/** Reads what was answered to a schema; nothing is believed before its validator has read it. */
export function answerOf(reply: Reply): Answer {
  if (reply.kind !== 'answer') return { kind: 'none', sentence: reply.sentence, reply: reply.kind }
  const { message } = reply
  const answer = known.get(message) ?? answerIn(message)
  known.set(message, answer)
  return answer
}

function answerIn(message: JsonObject): Answer {
  const text = textOf(message)
  const several = ONE_OF.filter((name) => Object.hasOwn(message, name))
  if (several.length > 1)
    return { kind: 'none', sentence: `it answered with ${several.join(' and ')}`, reply: 'answer' }
  if (flattenedMessage(message))
    return { kind: 'flattened', schema: message.schema, notes: message.notes, text }
  if (refusedMessage(message)) return { kind: 'refused', refused: message.refused, text }
  if (errorMessage(message)) return { kind: 'error', error: message.error }
  return { kind: 'none', sentence: withoutForm(message), reply: 'answer' }
}

/** What an answer of no known form has, and what it lacks of the form that its members are of. */
function withoutForm(message: JsonObject): string {
  const members = `it answered with an object of ${Object.keys(message).join(', ') || 'nothing'}`
  const [, valid] = FORMS.find(([names]) => names.some((name) => name in message)) ?? []
  valid?.(message)
  const [error] = valid?.errors ?? []
  return error === undefined ? members : `${members}: ${defectOf(error)}`
}

const FORMS: readonly [members: readonly string[], valid: Validate][] = [
  [['schema', 'notes'], flattenedMessage],
  [['refused'], refusedMessage],
  [['error'], errorMessage],
]

function defectOf({ keyword, instancePath, params, message = '' }: SchemaError): string {
  const place = instancePath.slice(1)
  if (keyword !== 'required') return place === '' ? message : `\`${place}\` ${message}`
  return `\`${params.missingProperty}\` is missing${place === '' ? '' : ` in \`${place}\``}`
}

/** Reads what was answered to an instance. */
export function speltOf(reply: Reply): Spelt {
  if (reply.kind !== 'answer') return { kind: 'none', sentence: reply.sentence }
  const { message } = reply
  if (valueMessage(message)) return { kind: 'value', value: message.value }
  if (invalidMessage(message)) return { kind: 'invalid', reason: message.invalid }
  const why = isObject(message) && errorMessage(message) ? `: ${message.error}` : ''
  return {
    kind: 'none',
    sentence: `it answered an instance with neither a value nor \`invalid\`${why}`,
  }
}

/** The answer but for its id, which differs from line to line. */
function textOf({ id: _, ...rest }: JsonObject): string {
  return JSON.stringify(rest)
}
