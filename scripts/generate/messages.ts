import { mapSchema, type Schema, without } from '../../harness/schemas/walk.ts'
import { type Definition, definitionsOf, type Lookup, withReferences } from '../spec/definitions.ts'
import type { MessageSchema } from '../spec/messages.ts'
import { pascal } from '../spec/names.ts'
import { banner, type Output } from './output.ts'
import { typesOf } from './types.ts'

/** Writes the types of one protocol's messages, and one interface that lists them by name. */
export async function messageTypes(
  protocol: string,
  messages: MessageSchema[],
  lookup: Lookup,
): Promise<Output> {
  const imports = new Map<string, Set<string>>()
  const point = (target: Definition) => reference(target, protocol, imports)
  const definitions = definitionsOf(messages).map((each) => [
    each.name,
    documented(withReferences(each, lookup, point)),
  ])
  const schema = { ...listing(protocol, messages), $defs: Object.fromEntries(definitions) }
  const types = await typesOf(schema, `${pascal(protocol)}Messages`)
  return { path: `messages/${protocol}.ts`, text: banner + importLines(imports) + types }
}

function reference(
  { name, message }: Definition,
  protocol: string,
  imports: Map<string, Set<string>>,
): Schema {
  const home = message.file.protocol
  if (home === protocol) return { $ref: `#/$defs/${name}` }
  imports.set(home, (imports.get(home) ?? new Set()).add(name))
  return { tsType: name }
}

const importLines = (imports: Map<string, Set<string>>): string =>
  [...imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([home, names]) => `import type { ${[...names].sort().join(', ')} } from './${home}.ts'\n`)
    .join('')

const documented = (schema: Schema): unknown =>
  mapSchema(schema, (inner) => without(inner, '$comment'))

function listing(protocol: string, messages: MessageSchema[]): Schema {
  const properties = Object.fromEntries(
    messages.map((message) => [message.file.name, entry(message)]),
  )
  return {
    description: `Messages of the ${protocol} protocol by file name.`,
    type: 'object',
    required: Object.keys(properties),
    properties,
  }
}

function entry(message: MessageSchema): Schema {
  const main = definitionsOf([message]).filter(({ key }) => key === undefined || isPart(key))
  const only = main.find(({ key }) => key === undefined)
  const description = message.file.value.summary
  if (only) return { description, allOf: [{ $ref: `#/$defs/${only.name}` }] }
  const members = main.map(({ key, name }) => [key ?? name, { $ref: `#/$defs/${name}` }])
  const properties = Object.fromEntries(members)
  return { description, type: 'object', required: Object.keys(properties), properties }
}

const isPart = (key: string): boolean => key === 'params' || key === 'result'
