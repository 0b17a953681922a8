import { base } from '../../harness/schemas/base.ts'
import { mapSchema, type Schema, without } from '../../harness/schemas/walk.ts'
import { isObject, mapValues } from '../../harness/wire/json.ts'
import type { MessageFile } from '../../spec/generated/formats.ts'
import type { SpecFile, Steps } from './file.ts'

/** Protocols that wrap their messages in JSON-RPC 2.0. */
export const jsonRpcProtocols = ['vfs', 'driver'] as const

/** Parts that a message file may describe. */
const partNames = ['params', 'result', 'schema'] as const

/** A part of a message: the schema as written, without the values it must refuse. */
export type Part = {
  name: (typeof partNames)[number]
  schema: Schema
  examples: unknown[]
  /** Values that the schema must refuse, with their places in the file. */
  refused: { value: unknown; because: string; at: Steps }[]
}

/** A message with its file and the JSON Schema document that describes it. */
export type MessageSchema = { file: SpecFile<MessageFile>; parts: Part[]; schema: Schema }

/** Builds the schema document of a message: whole messages at its root, `params` and `result` in `$defs`. */
export function messageSchema(file: SpecFile<MessageFile>): MessageSchema {
  const parts = partsOf(file)
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaId(file),
    title: file.value.message,
    description: file.value.summary,
  }
  const definitions = definitionsOf(file, parts)
  const whole = parts.find(({ name }) => name === 'schema')
  const root = whole ? withoutOwn(resolved(whole)) : envelope(file, parts)
  const schema = { ...head, ...root, ...(isEmpty(definitions) ? {} : { $defs: definitions }) }
  return { file, parts, schema }
}

/** Address of a message's schema. */
const schemaId = ({ protocol, name }: { protocol: string; name: string }): string =>
  `${base}/spec/${protocol}/${name}`

/** Lists the parts of a message that its file describes. */
const partsOf = (file: SpecFile<MessageFile>): Part[] =>
  partNames.flatMap((name) => {
    const schema = file.value[name]
    return schema ? [partOf(file, name, schema)] : []
  })

const partOf = (file: SpecFile<MessageFile>, name: Part['name'], schema: Schema): Part => ({
  name,
  schema,
  examples: Array.isArray(schema.examples) ? schema.examples : [],
  refused: (file.value.invalid ?? []).flatMap(({ part, value, because }, index) =>
    (part ?? defaultPart(file.value)) === name ? [{ value, because, at: ['invalid', index] }] : [],
  ),
})

const defaultPart = (value: MessageFile): Part['name'] => (value.schema ? 'schema' : 'params')

function definitionsOf({ value }: SpecFile<MessageFile>, parts: Part[]): Schema {
  const shared = isObject(value.$defs) ? value.$defs : {}
  const own = Object.assign({}, shared, ...parts.map(({ schema }) => schema.$defs ?? {}))
  const local = mapValues(own, (schema) => resolved({ name: 'schema', schema }))
  const named = parts.filter(({ name }) => name !== 'schema')
  return {
    ...Object.fromEntries(named.map((part) => [part.name, withoutOwn(resolved(part))])),
    ...local,
  }
}

const withoutOwn = (schema: unknown): Schema => (isObject(schema) ? without(schema, '$defs') : {})

const resolved = ({ name, schema }: { name: Part['name']; schema: unknown }): unknown =>
  mapSchema(schema, (inner) =>
    typeof inner.$ref === 'string' ? { ...inner, $ref: absolute(inner.$ref, name) } : inner,
  )

function absolute(reference: string, part: Part['name']): string {
  const [address = '', pointer = ''] = reference.replace(base, '').split('#')
  if (address === '' && pointer === '') return part === 'schema' ? '#' : `#/$defs/${part}`
  const path = address === '' || address.startsWith('/') ? address : `/spec/${address}`
  const fragment = definitionPointer(pointer)
  return fragment === '' ? path || '#' : `${path}#${fragment}`
}

const definitionPointer = (pointer: string): string =>
  pointer
    .replace(/^\/(params|result|schema)\/\$defs\//, '/$defs/')
    .replace(/^\/(params|result)$/, '/$defs/$1')
    .replace(/^\/schema$/, '')

function envelope({ protocol, value }: SpecFile<MessageFile>, parts: Part[]): Schema {
  if (!jsonRpcProtocols.some((name) => name === protocol)) return {}
  const { message, kind } = value
  const params = parts.some(({ name }) => name === 'params')
  const id =
    kind === 'request'
      ? { id: { type: ['string', 'number'], description: 'Names the request.' } }
      : {}
  return {
    type: 'object',
    required: ['jsonrpc', ...Object.keys(id), 'method', ...(params ? ['params'] : [])],
    properties: {
      jsonrpc: { const: '2.0', description: 'Version of JSON-RPC.' },
      ...id,
      method: { const: message, description: 'Name of the method.' },
      ...(params ? { params: { $ref: '#/$defs/params' } } : {}),
    },
  }
}

const isEmpty = (record: Schema): boolean => Object.keys(record).length === 0
