import type { Schema } from '../../reference-impl/flattener/schema.ts'
import sources from '../../spec/flattener/examples/sources.json' with { type: 'json' }

const schemas: { name: string; schema: object }[] = sources

/** The schema of the `git` tool, as its source gives it. */
export const git = schemas.find(({ name }) => name === 'git')?.schema as Schema
