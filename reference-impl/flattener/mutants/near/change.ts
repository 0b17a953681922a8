import { isObject, type Json } from '../../../../harness/wire/json.ts'
import { SUBSCHEMAS } from '../../keywords.ts'
import { step } from '../../pointer.ts'
import type { Lines } from '../../respond.ts'
import { isSchema, put, type Schema } from '../../schema.ts'
import { answering, flattening, messageIn } from '../answering.ts'

/** Changes one schema, which stands at a pointer. */
export type Change = (schema: Schema, pointer: string) => Schema

/** Changes each schema inside the one that was made. */
export const inMade = (change: Change): Lines =>
  flattening((schema) => ({ schema: changed(schema, change) }))

/** Changes each schema below the root of the one that was made. */
export const belowMade = (change: Change): Lines =>
  inMade((schema, pointer) => (pointer === '' ? schema : change(schema, pointer)))

/** Changes each schema inside the one that is asked about, before it is read. */
export const inGiven =
  (change: Change): Lines =>
  (respond) =>
  (line) => {
    const message = messageIn(line)
    if (message.id === undefined) return respond(line)
    return respond(JSON.stringify({ ...message, schema: changed(message.schema, change) }))
  }

/** Changes the schema that is asked about at its root only. */
export const atGivenRoot = (change: (schema: Schema) => Schema): Lines =>
  inGiven((schema, pointer) => (pointer === '' ? change(schema) : schema))

/** Changes a keyword's value wherever it stands. */
export const changing =
  (keyword: string, change: (value: Json, schema: Schema) => Json): Change =>
  (schema) =>
    Object.hasOwn(schema, keyword)
      ? { ...schema, [keyword]: change(schema[keyword] as Json, schema) }
      : schema

/** Adds a keyword to the schemas of a type that lack it. */
export const adding =
  (type: string, keyword: string, value: Json): Change =>
  (schema) =>
    schema.type === type && !Object.hasOwn(schema, keyword) && !Object.hasOwn(schema, 'enum')
      ? { ...schema, [keyword]: value }
      : schema

/** Changes each value inside what was decoded. */
export const inDecoded = (change: (value: Json) => Json): Lines =>
  answering((answer, message) =>
    'decode' in message && 'value' in answer
      ? { ...answer, value: changedValue(answer.value as Json, change) }
      : answer,
  )

/** An object of the members that are kept; any other value as it is. */
export const keeping = (keeps: (value: Json, name: string) => boolean) => (value: Json) =>
  isObject(value)
    ? ofEntries(Object.entries(value).filter(([name, part]) => keeps(part as Json, name)))
    : value

function changed(schema: Schema, change: Change, pointer = ''): Schema {
  const out: Schema = {}
  for (const [keyword, value] of Object.entries(schema))
    put(out, keyword, part(keyword, value, change, `${pointer}/${keyword}`))
  return change(out, pointer)
}

const MAPS = ['$defs', 'definitions']

function part(keyword: string, value: Json, change: Change, pointer: string): Json {
  const held = MAPS.includes(keyword) ? 'map' : SUBSCHEMAS[keyword]
  const each = (one: Json, name: string | number) =>
    isSchema(one) ? changed(one, change, step(pointer, name)) : one
  if (held === 'one' && isSchema(value)) return changed(value, change, pointer)
  if (held === 'list' && Array.isArray(value)) return value.map(each)
  if (held === 'map' && isSchema(value))
    return ofEntries(Object.entries(value).map(([name, one]) => [name, each(one, name)]))
  return value
}

/** A value of which each part is changed, the innermost first. */
export function changedValue(value: Json, change: (value: Json) => Json): Json {
  const each = (one: Json) => changedValue(one, change)
  if (Array.isArray(value)) return change(value.map(each))
  if (!isObject(value)) return change(value)
  return change(ofEntries(Object.entries(value).map(([name, one]) => [name, each(one as Json)])))
}

function ofEntries(entries: [string, Json][]): Schema {
  const out: Schema = {}
  for (const [name, value] of entries) put(out, name, value)
  return out
}
