import type { Schema } from '../../harness/schemas/walk.ts'
import { isObject } from '../../harness/wire/json.ts'
import type { Lookup } from '../spec/definitions.ts'
import { component, componentSchemas } from '../spec/flat.ts'
import type { MessageSchema } from '../spec/messages.ts'
import { typeName } from '../spec/names.ts'
import { listOf } from '../spec/requirements.ts'
import { jsonOutput, type Output } from './output.ts'
import { membersOf } from './params.ts'

/** Describes a JSON-RPC protocol in OpenRPC 1.3. */
export function openRpc(
  protocol: string,
  title: string,
  version: string,
  messages: MessageSchema[],
  lookup: Lookup,
): Output {
  const calls = messages.filter(({ file: { value } }) => isCall(value.kind))
  return jsonOutput(`openrpc/${protocol}.json`, {
    openrpc: '1.3.2',
    info: { title, version, license: { name: 'MIT' } },
    methods: calls.map((call) => method(call, componentSchemas(messages, lookup))),
    components: { schemas: componentSchemas(messages, lookup) },
  })
}

const isCall = (kind: string): boolean => kind === 'request' || kind === 'notification'

function method({ file, parts }: MessageSchema, components: Record<string, Schema>): Schema {
  const { message, kind, from = 'either side', summary, source } = file.value
  const result = parts.some(({ name }) => name === 'result')
  return {
    name: message,
    summary,
    description: `${kind === 'request' ? 'Request' : 'Notification'} sent by the ${from}. See ${listOf(source).join(', ')}.`,
    tags: [{ name: `from-${from.replaceAll(' ', '-')}` }],
    paramStructure: 'by-name',
    params: paramsOf(components[typeName(file, 'params')], components),
    ...(result ? { result: descriptor('result', component(typeName(file, 'result')), true) } : {}),
  }
}

function paramsOf(params: Schema | undefined, components: Record<string, Schema>): Schema[] {
  return membersOf(params, components)
    .map(({ name, schema, required }) => descriptor(name, schema, required))
    .sort((a, b) => Number(b.required) - Number(a.required))
}

function descriptor(name: string, schema: unknown, required: boolean): Schema {
  const about = isObject(schema) ? schema.description : undefined
  return { name, ...(about ? { summary: about } : {}), required, schema }
}
