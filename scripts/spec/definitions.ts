import { base } from '../../harness/schemas/base.ts'
import { mapSchema, type Schema, without } from '../../harness/schemas/walk.ts'
import { isObject } from '../../harness/wire/json.ts'
import type { MessageSchema } from './messages.ts'
import { typeName } from './names.ts'

/** A schema with a name of its own: a whole message, its params, its result or a part they share. */
export type Definition = {
  /** Name of its type. */
  name: string
  /** Key in `$defs`; none for the whole message. */
  key: string | undefined
  message: MessageSchema
  schema: Schema
}

/** Turns a reference into the definition it names. */
export type Lookup = (reference: string, from: MessageSchema) => Definition

/** Lists the definitions of messages. */
export const definitionsOf = (messages: MessageSchema[]): Definition[] =>
  messages.flatMap((message) => [...whole(message), ...named(message)])

/** Makes the lookup over all messages; it throws where a reference names no whole definition. */
export function lookupIn(messages: MessageSchema[]): Lookup {
  const known = new Map(definitionsOf(messages).map((each) => [addressOf(each), each]))
  return (reference, from) => {
    const found = known.get(absolute(reference, from))
    if (!found) throw new Error(`${from.file.path}: \`${reference}\` names no definition`)
    return found
  }
}

/** Rewrites each reference of a definition. */
export const withReferences = (
  { schema, message }: Definition,
  lookup: Lookup,
  rewrite: (target: Definition) => Schema,
): Schema =>
  mapSchema(schema, (inner) =>
    typeof inner.$ref === 'string'
      ? { ...without(inner, '$ref'), ...rewrite(lookup(inner.$ref, message)) }
      : inner,
  ) as Schema

const whole = (message: MessageSchema): Definition[] =>
  message.parts.some(({ name }) => name === 'schema')
    ? [definition(message, without(message.schema, '$id', '$schema', '$defs'))]
    : []

const named = (message: MessageSchema): Definition[] =>
  Object.entries(isObject(message.schema.$defs) ? message.schema.$defs : {}).flatMap(
    ([key, schema]) => (isObject(schema) ? [definition(message, schema, key)] : []),
  )

const definition = (message: MessageSchema, schema: Schema, key?: string): Definition => ({
  name: typeName(message.file, key),
  key,
  message,
  schema,
})

/** Address of a definition, as a validator is compiled from it. */
export const addressOf = ({ message, key }: Definition): string =>
  String(message.schema.$id) + (key ? `#/$defs/${key}` : '')

function absolute(reference: string, { schema }: MessageSchema): string {
  if (reference === '#') return String(schema.$id)
  return reference.startsWith('#') ? String(schema.$id) + reference : base + reference
}
