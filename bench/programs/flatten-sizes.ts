import { flatten } from '../../reference-impl/flattener/flatten.ts'
import type { Schema } from '../../reference-impl/flattener/schema.ts'
import { providers } from '../../spec/generated/providers.ts'
import { interleaved, timed } from '../rounds.ts'
import { git } from './git.ts'
import { answer, given } from './given.ts'

// Milliseconds for each part of a schema that is so many times as large, next to those of the smallest one.
const { rounds, times } = given<{ rounds: number; times: number }>()

/** As many schemas are flattened as come to one hundred parts. */
const PARTS = 100

const perPart = (parts: number) => {
  const names = Array.from({ length: parts }, (_, i) => `member ${i}`)
  const properties = Object.fromEntries(names.map((name) => [name, structuredClone(git)]))
  const schema: Schema = { type: 'object', properties, required: names }
  return async () =>
    (await timed(() => {
      for (let part = 0; part < PARTS; part += parts) flatten(schema, providers['portable-flat'])
    })) / PARTS
}

const [large, small] = [perPart(times), perPart(1)]
await interleaved(rounds, large, small)
answer(await interleaved(rounds, large, small))
