import { mapSchema, type Schema, without } from '../../harness/schemas/walk.ts'
import { type Definition, definitionsOf, type Lookup, withReferences } from './definitions.ts'
import type { MessageSchema } from './messages.ts'

/** Prefix of references inside OpenRPC and AsyncAPI documents. */
const prefix = '#/components/schemas/'

/** Gathers the definitions of messages and of all that they refer to, as `components.schemas`. */
export function componentSchemas(
  messages: MessageSchema[],
  lookup: Lookup,
): Record<string, Schema> {
  const found = new Map<string, Schema>()
  const add = (each: Definition): void => {
    if (found.has(each.name)) return
    found.set(each.name, {})
    found.set(each.name, portable(each, lookup, add))
  }
  for (const each of definitionsOf(messages)) add(each)
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Points at a component. */
export const component = (name: string): Schema => ({ $ref: prefix + name })

/** The component that a schema points at; nothing where it points at none. */
export const componentName = ({ $ref }: Schema): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined

function portable(each: Definition, lookup: Lookup, add: (target: Definition) => void): Schema {
  const pointed = withReferences(each, lookup, (target) => {
    add(target)
    return component(target.name)
  })
  return mapSchema(pointed, alone) as Schema
}

/** Before draft 2019-09 a reference hides its neighbours, so it moves into an `allOf`. */
function alone(schema: Schema): Schema {
  const rest = without(schema, '$ref')
  if (schema.$ref === undefined || Object.keys(rest).length === 0) return schema
  return {
    ...rest,
    allOf: [{ $ref: schema.$ref }, ...(Array.isArray(rest.allOf) ? rest.allOf : [])],
  }
}
