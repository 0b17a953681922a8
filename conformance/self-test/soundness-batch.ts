import { closed } from '../../harness/generators/closed.ts'
import { generatedSchemas } from '../../harness/generators/grammar.ts'
import { instancesOf } from '../../harness/generators/instances.ts'
import { interpret } from '../../harness/schemas/interpret.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import type { Json, JsonObject } from '../../harness/wire/json.ts'
import { encode } from '../../reference-impl/flattener/codec.ts'
import { flatten } from '../../reference-impl/flattener/flatten.ts'
import type { Schema } from '../../reference-impl/flattener/schema.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { asRead } from '../flattener/reading.ts'
import { excerpt } from '../flattener/trial.ts'

/** Some schemas, for some providers. */
export interface Batch {
  seed: number
  count: number
  ids: readonly ProviderId[]
}

/** What was counted. */
export interface Counted {
  schemas: number
  flattened: number
  refused: number
  calls: number
  /** Calls that were judged by a compiled validator as well. */
  confirmed: number
  /** Judgements on which walking and compiling differ. */
  doubtful: number
  unsound: number
  faults: number
}

export const nothing = (): Counted => ({
  schemas: 0,
  flattened: 0,
  refused: 0,
  calls: 0,
  confirmed: 0,
  doubtful: 0,
  unsound: 0,
  faults: 0,
})

/** What a batch came to, and what is to be shown of it. */
export interface Tried {
  counted: Counted
  shown: string[]
}

const EACH = 3
const SHOWN = 5

/** One call in so many is judged by a compiled validator too, besides all that are refused. */
const SAMPLE = 1_000

/** Flattens generated schemas for every provider, and counts the valid calls that are refused then. */
export function tryBatch({ seed, count, ids }: Batch): Tried {
  const tried: Tried = { counted: nothing(), shown: [] }
  for (const schema of generatedSchemas(seed, count)) {
    tried.counted.schemas += 1
    const valid = validFor(schema)
    for (const id of ids) tryOne(id, schema, valid, tried)
  }
  return tried
}

function validFor(schema: JsonObject): unknown[] {
  const whole = closed(schema)
  return instancesOf(schema, 1, EACH)
    .map(({ value }) => value)
    .filter((value) => interpret(whole, value) ?? validatorFor(whole)?.accepts(value))
}

function tryOne(id: ProviderId, schema: JsonObject, valid: unknown[], tried: Tried): void {
  const { counted } = tried
  try {
    const found = flatten(schema as Schema, providers[id])
    if ('refused' in found) counted.refused += 1
    else judge(id, schema, found, valid, tried)
  } catch (error) {
    counted.faults += 1
    show(tried, `fault for ${id}: ${(error as Error).message}: ${excerpt(schema, 400)}`)
  }
}

type Found = Exclude<ReturnType<typeof flatten>, { refused: unknown }>

function judge(
  id: ProviderId,
  schema: JsonObject,
  found: Found,
  valid: unknown[],
  tried: Tried,
): void {
  const { counted } = tried
  counted.flattened += 1
  const flat = asRead(providers[id], found.schema as JsonObject)
  for (const value of valid) {
    counted.calls += 1
    const spelt = encode(value as Json, found.codec)
    const walked = interpret(flat, spelt)
    if (walked === true && counted.calls % SAMPLE !== 0) continue
    counted.confirmed += 1
    const errors = validatorFor(flat)?.errorsOf(spelt) ?? []
    if (walked !== undefined && walked !== (errors.length === 0)) counted.doubtful += 1
    if (errors.length === 0) continue
    counted.unsound += 1
    const [error] = errors
    show(
      tried,
      `unsound for ${id}: ${excerpt(value)} is refused at ${error?.instancePath || 'the root'}: ${error?.message}\n  given     ${excerpt(schema, 600)}\n  flattened ${excerpt(found.schema, 600)}`,
    )
  }
}

function show({ shown: lines }: Tried, line: string): void {
  if (lines.length < SHOWN) lines.push(line)
}
