import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Reply } from '../../harness/exchange.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import type { Results } from '../../spec/generated/results.ts'
import { certify as certifyBy } from '../engine/certify.ts'
import type { ExchangeChannel } from './exchange-channel.ts'
import type { FlattenerOptions } from './options.ts'
import { flattenerSuite } from './suite.ts'

const SECONDS = 1_000
const TIMEOUTS = 120 * SECONDS

const subjects = join(import.meta.dirname, '../self-test/subjects/flattener')

const subject = (name: string) => ['python3', '-S', '-E', join(subjects, `${name}.py`)]

function certify(
  command: string[],
  only: string[] = [],
  how: Partial<FlattenerOptions> = {},
): Promise<Results> {
  return certifyBy(flattenerSuite, {
    ...{ command, only, base: subjects, providers: ['portable-flat'], config: {} },
    ...{ skip: [], runs: 2, seed: 1, jobs: 0, timeScale: 0.1, argv: [] },
    ...how,
  })
}

const failed = ({ results }: Results) =>
  results.filter(({ verdict }) => verdict === 'fail').map(({ requirement }) => requirement)

const reasonsOf = ({ results }: Results) =>
  results.filter(({ verdict }) => verdict === 'fail').map(({ reason }) => reason)

test.each([
  ['silent', 'flattener.lines.answers-every-line'],
  ['echo', 'flattener.lines.known-answer'],
  ['objects', 'flattener.lines.echoes-id'],
  ['refuses', 'flattener.refusal.only-when-needed'],
  ['identity', 'flattener.union.flat-root'],
  ['empty', 'flattener.refusal.rather-than-lie'],
])(
  'a flattener that does nothing useful is not conformant: %s',
  async (name, requirement) => {
    const results = await certify(subject(name))
    expect(results.outcome).toBe('nonconformant')
    expect(failed(results)).toContain(requirement)
  },
  TIMEOUTS,
)

/** A flattener that adds to each schema what makes it many times as long. */
const growing = (more: string) => [
  process.execPath,
  '-e',
  `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, schema } = JSON.parse(line)
    console.log(JSON.stringify({ id, schema: { ...Object(schema), ...${more} }, notes: [] }))
  })`,
]

test.each([
  ['a description', "{ description: 'x'.repeat(4e6) }"],
  ['members', '{ properties: Object.fromEntries(Array.from({ length: 5e4 }, (_, i) => [i, {}])) }'],
])(
  'a flattener whose answers have megabytes of %s is ended by our limit, for which nobody fails',
  async (_, more) => {
    const { results } = await certify(growing(more), ['flattener.totality.any-schema'], {
      timeScale: 1,
    })
    expect(results.map(({ verdict }) => verdict)).toContain('inconclusive')
    expect(results.find(({ verdict }) => verdict === 'inconclusive')?.reason).toMatch(
      /^the suite's own limit on how much a flattener answers was reached after \d{8} bytes of answers, \d+ more than 16 times their lines; /,
    )
  },
  TIMEOUTS,
)

test('a pointer of megabytes is an answer like another', { timeout: TIMEOUTS }, async () => {
  const message = `{ id, refused: { pointer: '/a'.repeat(1e6), keyword: 'type', reason: 'no' } }`
  const program = `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id } = JSON.parse(line)
    console.log(JSON.stringify(${message}))
  })`
  const command = [process.execPath, '-e', program]
  const results = await certify(command, ['flattener.lines.known-answer'], { timeScale: 1 })
  expect(results.outcome).toBe('conformant')
})

test('the same seed finds the same', { timeout: TIMEOUTS }, async () => {
  const rows = async () =>
    (await certify(subject('empty'), ['flattener.union.*'], { runs: 20 })).results.map(
      ({ reason }) => reason,
    )
  expect(await rows()).toEqual(await rows())
})

test('a counterexample is shrunk to the smallest schema', { timeout: TIMEOUTS }, async () => {
  const [reason] = reasonsOf(await certify(subject('identity'), ['flattener.union.flat-root']))
  expect(reason).toMatch(/^git .*the root still has oneOf/)
  expect(reason?.length).toBeLessThan(400)
})

test('a counterexample is shrunk for the cause that was found first', {
  timeout: TIMEOUTS,
}, async () => {
  const channel = speaking(emptiesUnionsAndFillsTheRest)
  const only = ['flattener.soundness.accepts-valid-calls']
  const how = { channel, config: { instances: false }, runs: 0 }
  const [reason] = reasonsOf(await certify(['two defects'], only, how))
  expect(reason).toMatch(/^git .*"oneOf".* must NOT have more than 0 properties/)
})

/** Whatever is smaller than a union shows the second defect, and never the first. */
const emptiesUnionsAndFillsTheRest = (schema: JsonObject): JsonObject =>
  'oneOf' in schema
    ? { type: 'object', properties: {}, maxProperties: 0 }
    : { type: 'object', properties: { must: { type: 'string' } }, required: ['must'] }

/** Speaks in place of a process, which no check of one schema needs. */
function speaking(flatten: (schema: JsonObject) => JsonObject): ExchangeChannel {
  const ask = async ({ id = 1, schema }: JsonObject): Promise<Reply> => {
    const message = { id, schema: flatten(schema as JsonObject), notes: [] }
    return { kind: 'answer', message, text: JSON.stringify(message) }
  }
  return { ask }
}

/** A flattener that refuses each schema, and writes nothing for a provider when `isHeard` is false of a line about it. */
const refusing = (isHeard: string) => [
  process.execPath,
  '-e',
  `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, provider, schema } = JSON.parse(line)
    if (${isHeard})
      console.log(JSON.stringify({ id, refused: { pointer: '', keyword: 'type', reason: 'no' } }))
  })`,
]
const TWO = { providers: ['portable-flat', 'openai-strict'] as const }
const TOTALITY = ['flattener.totality.*', 'flattener.bounds.depth']

test('silence about one provider is blamed once, and on no other provider', {
  timeout: TIMEOUTS,
}, async () => {
  const { results } = await certify(refusing("provider !== 'openai-strict'"), TOTALITY, TWO)
  const silent = results.filter(({ verdict }) => verdict === 'fail')
  expect(new Set(silent.map((row) => row.case))).toEqual(new Set(['openai-strict']))
  const leading = silent.filter(({ becauseOf }) => becauseOf === undefined)
  expect(leading.map(({ requirement }) => requirement)).toEqual([
    'flattener.totality.every-provider',
  ])
  expect(leading[0]?.observed).toMatch(/^it gave no answer within [\d.]+ seconds/)
})

test('silence about one schema is not taken for silence about its provider', {
  timeout: TIMEOUTS,
}, async () => {
  const { results } = await certify(
    refusing("provider !== 'openai-strict' || !JSON.stringify(schema).includes('x-vendor')"),
    TOTALITY,
    TWO,
  )
  const verdictOf = (id: string) =>
    results.find(({ requirement, case: about }) => requirement === id && about === TWO.providers[1])
  expect(verdictOf('flattener.totality.every-provider')?.verdict).toBe('pass')
  expect(verdictOf('flattener.totality.any-schema')?.observed).not.toContain('whatever')
})
