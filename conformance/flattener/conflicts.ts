import { LISTS, partsOf } from '../../harness/generators/closed.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'

/** The members of a schema's branches: name, and every schema that a branch has for it. */
export function memberSchemas(schema: JsonObject): Map<string, unknown[]> {
  const parts = [schema, ...LISTS.flatMap((list) => partsOf(schema, list))]
  const members = new Map<string, unknown[]>()
  for (const { properties } of parts)
    for (const [name, member] of Object.entries(isObject(properties) ? properties : {}))
      members.set(name, [...(members.get(name) ?? []), member])
  return members
}

/** Members that branches describe in more than one way, but for how they are described in words. */
export function conflictsIn(schema: JsonObject): string[] {
  return [...memberSchemas(schema)].flatMap(([name, schemas]) =>
    new Set(schemas.map(withoutWords)).size > 1 ? [name] : [],
  )
}

function withoutWords(schema: unknown): string {
  if (!isObject(schema)) return JSON.stringify(schema)
  const { description: _, title: __, ...rest } = schema
  return JSON.stringify(rest)
}
