import type { Json } from '../../../harness/wire/json.ts'
import { targetOf } from '../references.ts'
import type { Lines } from '../respond.ts'
import { isSchema, listOf, mapOf, type Schema } from '../schema.ts'
import { flattening, messageIn } from './answering.ts'
import { mutantsIn } from './mutant.ts'

/** More branches than tools have. */
const MANY = 100

/** Work that ends the process, and answers beyond proportion. */
export const boundsMutants = mutantsIn('flattener.bounds')({
  'recursive-references': {
    'inlines-circles: writes out references until the stack overflows': {
      lines: beforehand((schema) => writeOut(schema, schema, { left: Number.POSITIVE_INFINITY })),
    },
  },
  'fan-out': {
    'inlines-without-bound: writes out references until there is no memory left': {
      lines: beforehand((schema) => writeOut(schema, schema, { left: 100_000 })),
    },
  },
  size: {
    'describes-with-everything: describes each member by the whole schema, where there are many branches':
      {
        lines: flattening((schema, _, { schema: given }) => {
          if (listOf(given, 'oneOf').length < MANY) return {}
          const description = JSON.stringify(given)
          const described = Object.entries(mapOf(schema, 'properties')).map(([name, member]) => [
            name,
            isSchema(member) ? { ...member, description } : member,
          ])
          return { schema: { ...schema, properties: Object.fromEntries(described) } }
        }),
      },
  },
  depth: {
    'recurses-too-deep: walks schemas with a stack for 100 levels': {
      lines: beforehand((schema) => walk(schema, 400)),
    },
  },
})

function beforehand(work: (schema: Schema) => void): Lines {
  return (respond) => (line) => {
    try {
      work(messageIn(line).schema)
    } catch (error) {
      end((error as RangeError).message)
    }
    return respond(line)
  }
}

/** Without the trace, whose last line reports the version of Node.js. */
function end(message: string): never {
  console.error(message)
  process.exit(1)
}

/** A memory of so many schemas, which stands for the real one so that nobody else suffers. */
function writeOut(value: Json, root: Schema, memory: { left: number }): void {
  if (typeof value !== 'object' || value === null) return
  if (memory.left-- < 0) throw new RangeError('out of memory')
  for (const [key, part] of Object.entries(value))
    if (key === '$ref' && typeof part === 'string' && part.startsWith('#'))
      writeOut(targetOf(root, part, '') as Json, root, memory)
    else writeOut(part, root, memory)
}

function walk(value: Json, left: number): void {
  if (left === 0) throw new RangeError('Maximum call stack size exceeded')
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) walk(part, left - 1)
}
