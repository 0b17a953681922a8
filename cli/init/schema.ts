/** The part of JSON Schema that a configuration's schema uses to describe its keys. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  description?: string
  type?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
}

/** A schema, or the definition that it refers to. */
export function within(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name === undefined ? undefined : root.$defs?.[name]) ?? schema
}
