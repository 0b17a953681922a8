import type { JsonObject } from '../../harness/wire/json.ts'
import { example } from './examples.ts'

/** Lines that are answered with something else than a schema, mostly. */
export const unanswerable = (provider: string): JsonObject[] => [
  { provider, schema: example('a root that is a text') },
  { provider: 'no-such-provider', schema: example('git') },
]
