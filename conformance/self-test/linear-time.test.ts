import { describe, expect, test } from 'vitest'
import { conversationOf, init, result } from '../../harness/fixtures/transcript-lines.ts'
import { instancesOf } from '../../harness/generators/instances.ts'
import { compile } from '../../harness/peers/grep.ts'
import { interpret } from '../../harness/schemas/interpret.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import { respond } from '../../reference-impl/flattener/respond.ts'
import { pattern } from '../../reference-impl/host/files/pattern.ts'
import { fits } from '../engine/selection.ts'
import { judge } from '../fixtures/trios.ts'
import { caseRules } from '../vfs/tool/case.ts'

/** A backtracking engine finds that this does not match only when it has parted the letters in every way. */
const HARD = '^(a+)+$'
const nearly = (size: number) => `${'a'.repeat(size)}!`

const inMember: JsonObject = {
  type: 'object',
  properties: { a: { type: 'string', pattern: HARD } },
}
const inName: JsonObject = { type: 'object', patternProperties: { [HARD]: false } }
const hostMatches = await pattern(HARD)
const peerMatches = compile(HARD)

/** Every place that takes a pattern from outside: what is matched there is as long as is stated. */
const places: Record<string, (size: number) => unknown> = {
  'a compiled validator: pattern': (size) => validatorFor(inMember)?.errorsOf({ a: nearly(size) }),
  'a compiled validator: patternProperties': (size) =>
    validatorFor(inName)?.errorsOf({ [nearly(size)]: 1 }),
  'a walk along a schema: pattern': (size) => interpret(inMember, { a: nearly(size) }),
  'a walk along a schema: patternProperties': (size) => interpret(inName, { [nearly(size)]: 1 }),
  'the generator of instances': (size) => instancesOf(beside(nearly(size)), 1),
  'expect.result.matches': (size) => {
    const context = { expect: { result: { matches: HARD } } }
    const conversation = conversationOf({ context }, init(), result(nearly(size)))
    return caseRules.map((check) => judge(check, conversation))
  },
  'the pattern of a choice of checks': (size) =>
    fits('*a*a*a*a*b', { verifies: 'x', title: 'a'.repeat(size) }),
  'fs.grep of the host that the suite plays': (size) => peerMatches(nearly(size)),
  'fs.grep of the reference host': (size) => hostMatches(nearly(size)),
  'the reference flattener, decoding': (size) =>
    respond(line(inMember, { decode: { a: nearly(size) } })),
  'the reference flattener, joining': (size) => respond(line(joined(nearly(size)))),
}

const beside = (name: string): JsonObject => ({
  ...inName,
  properties: { [name]: { type: 'integer' } },
  required: [name],
})

const joined = (name: string): JsonObject => ({
  type: 'object',
  allOf: [
    { properties: { [name]: { type: 'string' } } },
    { patternProperties: { [HARD]: { type: 'string' } }, additionalProperties: { type: 'string' } },
  ],
})

const line = (schema: JsonObject, rest: JsonObject = {}) =>
  JSON.stringify({ id: 1, provider: 'anthropic-tools', schema, ...rest })

/** From sizes at which exponential time can still be waited for, to those at which a square shows. */
const STEPS = [
  [3, 6, 12, 24],
  [25, 50, 100, 200],
  [1_000, 2_000, 4_000, 8_000],
]

/** How much longer eight times the size may take: eight times as long, and as much again for what a busy machine adds. */
const MOST = 48

describe.each(Object.entries(places))('%s', (_, action) => {
  test.each(STEPS)('takes time in proportion: %i, %i, %i, %i characters', (...sizes) => {
    const [first = 0, ...others] = sizes.map((size) => fastest(() => action(size)))
    for (const time of others) expect(time / first).toBeLessThan(MOST)
  })
})

/** The time of the fastest of several tries, for everything else only adds to it. */
function fastest(action: () => unknown): number {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now()
    action()
    return performance.now() - start
  })
  return Math.min(...times)
}
