import { expect, test } from 'vitest'
import type { AskReply } from '../../harness/exchange.ts'
import { generatedSchemas } from '../../harness/generators/grammar.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import { respond } from '../../reference-impl/flattener/respond.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import type { Ask } from '../flattener/exchange.ts'
import { flattenerChecks } from '../flattener/index.ts'
import type { Trial } from '../flattener/trial.ts'
import { trialExchange } from '../flattener/trial-exchange.ts'

/** Seeds beside the one that a certification has by itself. */
const SEEDS = [3, 4, 5, 6, 7, 8]
const SCHEMAS = 50
const TIMEOUT = 300_000

/** Profiles that differ most. */
const DIFFERENT: readonly ProviderId[] = ['portable-flat', 'openai-strict', 'mistral']

test.each(SEEDS)(
  'the reference flattener holds with the schemas of seed %i',
  (seed) => {
    const wrong = generatedSchemas(seed, SCHEMAS).flatMap((schema, i) =>
      DIFFERENT.flatMap((id) => findingsOn(tried(`generated ${i + 1}`, schema, id, seed))),
    )
    expect(wrong).toEqual([])
  },
  TIMEOUT,
)

/** What every check of one schema finds wrong. */
const findingsOn = (trial: Trial): string[] =>
  flattenerChecks.flatMap(({ trial: judge, title }) =>
    (judge?.(trial) ?? []).flatMap((finding) =>
      finding.kind === 'violated' ? [`${trial.profile.id}: ${title}: ${finding.observed}`] : [],
    ),
  )

/** A trial of the reference in this process. */
function tried(name: string, schema: JsonObject, id: ProviderId, seed: number): Trial {
  const about = { example: { name, schema }, profile: providers[id], instances: true, seed }
  const exchange = trialExchange(about)
  let step = exchange.next()
  while (!step.done) step = exchange.next(step.value.map(reply))
  return step.value
}

/** A trial asks with messages, and notes what it chose. */
function reply(ask: Ask): AskReply {
  if (!('message' in ask)) return { kind: 'noted' }
  const text = respond(JSON.stringify({ id: 1, ...ask.message }))
  return { kind: 'answer', message: JSON.parse(text), text }
}
