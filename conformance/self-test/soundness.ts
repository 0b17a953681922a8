/**
 * Tries the reference flattener with generated schemas for every profile, in this process, and counts valid calls
 * that a flattened schema refuses: `node conformance/self-test/soundness.ts [--runs N] [--seed N] [--provider NAME]…`.
 * Ends with status 1 when there was one.
 */
import { parseArgs } from 'node:util'
import { closed } from '../../harness/generators/closed.ts'
import { generatedSchemas } from '../../harness/generators/grammar.ts'
import { instancesOf } from '../../harness/generators/instances.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import type { Json, JsonObject } from '../../harness/wire/json.ts'
import { encode } from '../../reference-impl/flattener/codec.ts'
import { flatten } from '../../reference-impl/flattener/flatten.ts'
import type { Schema } from '../../reference-impl/flattener/schema.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { asRead } from '../flattener/reading.ts'
import { shown } from '../flattener/trial.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    provider: { type: 'string', multiple: true },
  },
})

/** What was counted. */
const counted = { schemas: 0, flattened: 0, refused: 0, calls: 0, unsound: 0, faults: 0 }
const SHOWN = 10

const ids = (values.provider ?? Object.keys(providers)) as ProviderId[]
const [runs, first] = [Number(values.runs), Number(values.seed)]

/** Schemas are made some at a time, so that a long run takes no more memory than a short one. */
const AT_ONCE = 500
const EACH = 3

function main(): void {
  const started = performance.now()
  for (let done = 0, seed = first; done < runs; done += AT_ONCE, seed++) {
    for (const schema of generatedSchemas(seed, Math.min(AT_ONCE, runs - done)))
      tryAll(schema, seed)
    if (process.stderr.isTTY)
      process.stderr.write(`\r${counted.schemas} schemas, ${counted.unsound} unsound`)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${told()}; ${seconds.toFixed(1)} s, ${Math.round(counted.flattened / seconds)} flattened a second`,
  )
  process.exitCode = counted.unsound + counted.faults > 0 ? 1 : 0
}

const told = () =>
  Object.entries(counted)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')

function tryAll(schema: JsonObject, seed: number): void {
  counted.schemas += 1
  const judge = validatorFor(closed(schema))
  const valid = judge
    ? instancesOf(schema, seed, EACH)
        .map(({ value }) => value)
        .filter((value) => judge.accepts(value))
    : []
  for (const id of ids) tryOne(id, schema, valid)
}

function tryOne(id: ProviderId, schema: JsonObject, valid: unknown[]): void {
  try {
    const found = flatten(schema as Schema, providers[id])
    if ('refused' in found) counted.refused += 1
    else judge(id, schema, found, valid)
  } catch (error) {
    counted.faults += 1
    if (counted.faults <= SHOWN)
      console.log(`fault for ${id}: ${(error as Error).message}: ${shown(schema, 400)}`)
  }
}

function judge(
  id: ProviderId,
  schema: JsonObject,
  found: Exclude<ReturnType<typeof flatten>, { refused: unknown }>,
  valid: unknown[],
): void {
  counted.flattened += 1
  const flat = validatorFor(asRead(providers[id], found.schema as JsonObject))
  for (const value of valid) {
    counted.calls += 1
    const spelt = encode(value as Json, found.codec)
    if (!flat || flat.accepts(spelt)) continue
    counted.unsound += 1
    if (counted.unsound > SHOWN) continue
    const [error] = flat.errorsOf(spelt)
    console.log(
      `unsound for ${id}: ${shown(value)} is refused at ${error?.instancePath || 'the root'}: ${error?.message}\n  given     ${shown(schema, 600)}\n  flattened ${shown(found.schema, 600)}`,
    )
  }
}

main()
