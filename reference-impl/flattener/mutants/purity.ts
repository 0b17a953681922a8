import type { Json } from '../../../harness/wire/json.ts'
import { isSchema, put, type Schema } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsOf } from './mutant.ts'
import { before } from './rewrite.ts'

/** Answers that follow from something else than the line. */
export const purityMutants = mutantsOf(
  {
    id: 'flattener.purity.names-at-random',
    violates: 'flattener.purity.same-bytes',
    change: 'gives every schema an identifier of its own',
    lines: flattening((schema) => ({
      schema: { ...schema, $id: `urn:uuid:${crypto.randomUUID()}` },
    })),
  },
  {
    id: 'flattener.purity.counts-tools',
    violates: 'flattener.purity.no-memory',
    change: 'numbers the schemas that it flattens',
    lines: (respond) => {
      let count = 0
      return flattening((schema) => ({ schema: { ...schema, title: `Tool ${++count}` } }))(respond)
    },
  },
  {
    id: 'flattener.purity.fetches-references',
    violates: 'flattener.purity.needs-no-network',
    change: 'fetches the schemas that references lead to',
    lines: (respond) => async (line) => {
      const [address] = /http:\/\/[^"#]*/.exec(line) ?? []
      if (address) await fetch(address).catch(() => undefined)
      return respond(line)
    },
  },
  {
    id: 'flattener.purity.rewrites-values',
    violates: 'flattener.purity.values-are-data',
    change: 'leaves out keywords wherever their names stand, in values too',
    apply: before('unions', (schema) =>
      Array.isArray(schema.enum) ? { ...schema, enum: schema.enum.map(stripped) } : schema,
    ),
  },
)

const STRIPPED = new Set(['additionalProperties', 'type', '$schema', 'oneOf', 'const'])

function stripped(value: Json): Json {
  if (!isSchema(value)) return value
  const left: Schema = {}
  for (const [name, part] of Object.entries(value)) if (!STRIPPED.has(name)) put(left, name, part)
  return left
}
