/** One thing that a value has against its schema. */
export interface SchemaError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
  message?: string
  schema?: unknown
  parentSchema?: Record<string, unknown>
  data?: unknown
}

/** Whether a value has the type; otherwise `errors` states why, until the next call. */
export interface Validate<T = unknown> {
  (value: unknown): value is T
  errors?: SchemaError[] | null
}
