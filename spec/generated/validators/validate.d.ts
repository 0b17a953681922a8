// Written by `npm run spec` from spec/; change it there.

/** One thing that a value has against its schema. */
export type SchemaError = {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
  message?: string
  schema?: unknown
  parentSchema?: Record<string, unknown>
  data?: unknown
}

/** Tells whether a value has the type; otherwise `errors` says why, until the next call. */
export type Validate<T = unknown> = {
  (value: unknown): value is T
  errors?: SchemaError[] | null
}
