import type { JsonObject } from '../../harness/wire/json.ts'
import edges from '../../spec/flattener/examples/edges.json' with { type: 'json' }
import neighbours from '../../spec/flattener/examples/neighbours.json' with { type: 'json' }
import shapes from '../../spec/flattener/examples/shapes.json' with { type: 'json' }
import sources from '../../spec/flattener/examples/sources.json' with { type: 'json' }

/** A tool schema with a name, and instances of which it is known whether they are valid. */
export interface Example {
  name: string
  schema: JsonObject
  valid?: unknown[]
  invalid?: unknown[]
}

/** The sources' own three schemas, one of each shape, and what stands near its borders. @see rfd009 §How the assistant interacts with stateful tools */
export const examples: readonly Example[] = [
  ...(sources as Example[]),
  ...(shapes as unknown as Example[]),
  ...(neighbours as unknown as Example[]),
  ...(edges as unknown as Example[]),
]

/** The schema of that name. */
export function example(name: string): JsonObject {
  const found = examples.find((one) => one.name === name)
  if (!found) throw new TypeError(`no example ${name}`)
  return found.schema
}
