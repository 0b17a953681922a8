import type { Json } from '../../../harness/wire/json.ts'
import { type ProviderId, providers } from '../../../spec/generated/providers.ts'
import { type Codec, decode, encode, Invalid } from '../codec.ts'
import { flatten } from '../flatten.ts'
import type { Note } from '../ledger.ts'
import type { Lines } from '../respond.ts'
import { isSchema, type Schema } from '../schema.ts'
import { whyInvalid } from '../validity.ts'

/** A line as it was read; nothing is known of what is asked. */
export interface Message {
  [name: string]: unknown
  provider: ProviderId
  schema: Schema
}

/** An answer of the reference. */
export interface Answer {
  [name: string]: unknown
  id: unknown
  schema?: Schema
  notes?: Note[]
  refused?: { pointer: string; keyword: string; reason: string }
  error?: string
}

/** Answers with something else than the reference. */
export const answering =
  (change: (answer: Answer, message: Message) => Answer): Lines =>
  (respond) =>
  (line) => {
    const answer: Answer = JSON.parse(respond(line))
    return JSON.stringify(change(answer, messageIn(line)))
  }

/** Answers to a schema that was flattened with something else. */
export const flattening = (
  change: (schema: Schema, notes: Note[], message: Message) => Partial<Answer>,
): Lines =>
  answering((answer, message) =>
    answer.schema && answer.notes
      ? { ...answer, ...change(answer.schema, answer.notes, message) }
      : answer,
  )

/** Encodes by a changed codec. */
export const encoding = (change: (codec: Codec | undefined) => Codec | undefined): Lines =>
  answering((answer, message) => {
    if (!('encode' in message)) return answer
    const found = flatten(message.schema, providers[message.provider])
    if ('refused' in found) return answer
    return { id: answer.id, value: encode(message.encode as Json, change(found.codec)) }
  })

/** Decodes by a changed codec, and judges what comes out. */
export const decoding = (
  change: (codec: Codec | undefined) => Codec | undefined,
  after: (value: Json) => Json = (value) => value,
  judge: (schema: Schema, value: Json) => string | undefined = whyInvalid,
): Lines =>
  answering((answer, message) => {
    if (!('decode' in message)) return answer
    const found = flatten(message.schema, providers[message.provider])
    if ('refused' in found) return answer
    try {
      const value = after(decode(message.decode as Json, change(found.codec)))
      const invalid = judge(message.schema, value)
      return invalid === undefined ? { id: answer.id, value } : { id: answer.id, invalid }
    } catch (error) {
      if (error instanceof Invalid) return answer
      throw error
    }
  })

/** The message of a line; one that cannot be read asks for nothing. */
export function messageIn(line: string): Message {
  try {
    const message: unknown = JSON.parse(line)
    return isSchema(message) && isSchema(message.schema) ? (message as never) : NOTHING
  } catch {
    return NOTHING
  }
}

const NOTHING: Message = { provider: 'portable-flat', schema: {} }
