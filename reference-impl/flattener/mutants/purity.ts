import type { Json } from '../../../harness/wire/json.ts'
import { isSchema, put, requiredOf, type Schema } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsIn } from './mutant.ts'
import { before } from './rewrite.ts'

/** Answers that follow from something else than the line. */
export const purityMutants = mutantsIn('flattener.purity')({
  'same-bytes': {
    'orders-by-chance: lists required properties in an order that changes from answer to answer': {
      lines: (respond) => {
        let turns = 0
        return flattening((schema) => {
          const turned = schema.required && turns++ % 2 === 1
          return turned ? { schema: { ...schema, required: requiredOf(schema).toReversed() } } : {}
        })(respond)
      },
    },
  },
  'no-memory': {
    'warns-once: notes what a schema loses the first time only': {
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
  },
  'needs-no-network': {
    'fetches-references: fetches the schemas that references lead to': {
      lines: (respond) => async (line) => {
        const [address] = /http:\/\/[^"#]*/.exec(line) ?? []
        if (address) await fetch(address).catch(() => undefined)
        return respond(line)
      },
    },
  },
  'values-are-data': {
    'rewrites-values: leaves out keywords wherever their names stand, in values too': before(
      'unions',
      (schema) =>
        Array.isArray(schema.enum) ? { ...schema, enum: schema.enum.map(stripped) } : schema,
    ),
  },
})

const STRIPPED = new Set(['additionalProperties', 'type', '$schema', 'oneOf', 'const'])

function stripped(value: Json): Json {
  if (!isSchema(value)) return value
  const left: Schema = {}
  for (const [name, part] of Object.entries(value)) if (!STRIPPED.has(name)) put(left, name, part)
  return left
}
