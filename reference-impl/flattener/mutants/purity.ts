import type { Json } from '../../../harness/wire/json.ts'
import { isSchema, put, requiredOf, type Schema } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsOf } from './mutant.ts'
import { before } from './rewrite.ts'

/** Answers that follow from something else than the line. */
export const purityMutants = mutantsOf(
  {
    id: 'flattener.purity.orders-by-chance',
    violates: 'flattener.purity.same-bytes',
    change: 'lists required properties in an order that changes from answer to answer',
    lines: (respond) => {
      let turns = 0
      return flattening((schema) => {
        const turned = schema.required && turns++ % 2 === 1
        return turned ? { schema: { ...schema, required: requiredOf(schema).toReversed() } } : {}
      })(respond)
    },
  },
  {
    id: 'flattener.purity.warns-once',
    violates: 'flattener.purity.no-memory',
    change: 'notes what a schema loses the first time only',
    lines: (respond) => {
      const seen = new Set<string>()
      return flattening((_, notes, { schema }) => {
        const text = JSON.stringify(schema)
        const isNew = !seen.has(text)
        seen.add(text)
        return { notes: isNew ? notes : [] }
      })(respond)
    },
    providers: ['portable-flat'],
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
