import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../harness/wire/json.ts'
import { providers } from '../../spec/generated/providers.ts'
import type { Finding } from '../engine/finding.ts'
import { flattenerChecks } from './index.ts'
import type { Trial } from './trial.ts'

const HARD = '^(?!.*--)[a-z-]+$'
const SENTENCE = `this suite does not decide the pattern \`${HARD}\`, which looks ahead`

const schema: JsonObject = {
  type: 'object',
  properties: { a: { type: 'string', pattern: HARD }, b: { type: 'integer' } },
}

/** A trial in which nothing changed but what is stated. */
function trialOf(values: unknown[], flat = schema, given = schema): Trial {
  const spelt = values.map((value) => ({ kind: 'value', value }) as const)
  return {
    about: 'a schema',
    profile: providers['anthropic-tools'],
    schema: given,
    answer: { kind: 'flattened', schema: flat, notes: [], text: '' },
    samples: spelt.map((one) => ({ branch: '', value: one.value, encoded: one, decoded: one })),
    refused: [],
    admitted: spelt.map((one) => ({ value: one.value, decoded: one })),
    instances: true,
  }
}

const trialChecks = flattenerChecks.flatMap(({ verifies, title, trial }) =>
  trial ? [{ verifies, title, judge: trial }] : [],
)
const kindsOf = (findings: Finding[]) => findings.map(({ kind }) => kind)

function judged(verifies: string, trial: Trial): Finding[] {
  return trialChecks.filter((check) => check.verifies === verifies).flatMap((c) => c.judge(trial))
}

test.each(
  trialChecks.map((check) => [check.title, check] as const),
)('is nobody’s violation: %s', (_, check) => {
  expect(kindsOf(check.judge(trialOf([{ a: 'x-y' }])))).not.toContain('violated')
})

describe('a pattern that is not decided', () => {
  test.each([
    'flattener.soundness.accepts-valid-calls',
    'flattener.soundness.not-empty',
    'flattener.decode.encoded-is-accepted',
    'flattener.decode.judges-by-given-schema',
    'flattener.refusal.rather-than-lie',
  ])('makes it inconclusive, and is named: %s', (verifies) => {
    expect(judged(verifies, trialOf([{ a: 'x-y' }]))).toEqual([
      { kind: 'inconclusive', reason: SENTENCE },
    ])
  })

  test('leaves what does not depend on it as it is', () => {
    const open = trialOf([{ b: 1 }, { a: 'x' }, { b: 'wrong' }])
    expect(kindsOf(judged('flattener.soundness.accepts-valid-calls', open))).toEqual([
      'satisfied',
      'inconclusive',
      'violated',
    ])
    expect(kindsOf(judged('flattener.soundness.not-empty', open))).toEqual(['satisfied'])
  })

  test('is reported where no instance is known to be valid', () => {
    expect(judged('flattener.soundness.accepts-valid-calls', trialOf([]))).toEqual([
      { kind: 'inconclusive', reason: SENTENCE },
    ])
  })
})
