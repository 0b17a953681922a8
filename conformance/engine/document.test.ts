import { expect, test } from 'vitest'
import type { Outcome, Result, Verdict } from '../../spec/generated/results.ts'
import { countsOf, notExercisedOf, outcomeOf } from './document.ts'

type Short = `${Result['level']} ${Verdict}`

const row = (short: Short, more: Partial<Result> = {}): Result => {
  const [level, verdict] = short.split(' ') as [Result['level'], Verdict]
  return { check: 'c', requirement: 'r', level, verdict, reason: '', ...more } as Result
}

test.each<[Outcome, Short[]]>([
  ['conformant', ['must pass']],
  ['conformant', ['must pass', 'must not-applicable', 'should warn', 'should inconclusive']],
  ['conformant', ['must pass', 'must warn']],
  ['nonconformant', ['must pass', 'must fail']],
  ['nonconformant', ['must fail', 'must inconclusive']],
  ['partial', ['must pass', 'must inconclusive']],
  ['partial', []],
  ['partial', ['must not-applicable']],
  ['partial', ['should pass', 'may pass']],
  ['partial', ['must warn']],
  ['error', ['must pass', 'should error']],
  ['error', ['must fail', 'must error']],
])('the outcome is %s of %j', (outcome, rows) => {
  expect(
    outcomeOf(
      rows.map((short) => row(short)),
      false,
    ),
  ).toBe(outcome)
})

test.each<[Outcome, Short[]]>([
  ['partial', ['must pass']],
  ['nonconformant', ['must fail']],
  ['error', ['must error']],
])('an interrupted run is %s of %j, and never conformant', (outcome, rows) => {
  expect(
    outcomeOf(
      rows.map((short) => row(short)),
      true,
    ),
  ).toBe(outcome)
})

test('counts every verdict, those that never came too', () => {
  const rows: Short[] = ['must pass', 'may pass', 'should warn', 'must not-applicable']
  expect(countsOf(rows.map((short) => row(short)))).toEqual({
    pass: 2,
    fail: 0,
    warn: 1,
    inconclusive: 0,
    'not-applicable': 1,
    error: 0,
  })
})

test('what no case exercised stands once for each requirement, with what to add', () => {
  const missing = (requirement: string, advice?: string) =>
    row('must not-applicable', { requirement, advice })
  const rows = [
    missing('a', 'add a'),
    missing('a', 'add more'),
    missing('undeclared'),
    missing('b', 'add b'),
    row('must fail', { requirement: 'b' }),
    row('must pass', { requirement: 'c' }),
  ]
  expect(notExercisedOf(rows)).toEqual([
    { requirement: 'a', advice: expect.stringContaining('add') },
  ])
})
