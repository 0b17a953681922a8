import { expect, test } from 'vitest'
import { answering } from '../fixtures/answering.ts'
import { programs } from './programs.ts'
import { narrow } from './ruled-requests.ts'
import { ruleChecks } from './rules.ts'

const NOT_COVERED = [
  ...['exact and more', 'another first', 'longer first', 'no arguments'],
  ...['second differs', 'third differs', 'last differs', 'last missing', 'in capitals'],
  ...['with a blank', 'for stars inside', 'for a star'],
  ...['second before open differs', 'more than an empty list'],
]
const OUTPUTS: Record<string, string> = {
  'covered args': 'the root of the project',
  exact: 'exact',
  'as listed': 'a:b:c',
  'stars inside': 'a<**>c',
  'a star': '*-',
  'two before open': 'a+b+c',
  'open alone by rule': 'a b\n',
  'open and more': 'open b',
  'open and two more': 'open bc',
  'open first': 'first',
  'open first and more': 'a.b.',
}

/** `false` ends with 1, as it may. */
const FAILS = { 'an empty list': true }

test.each([
  [[], '** covers no argument too'],
  [['open alone', 'open first alone'], '** covers one argument or more'],
])('a host may refuse %j', (refused, observed) => {
  const checks = ruleChecks.filter(({ verifies }) => verifies.includes('.argument-patterns#'))
  const c = answering(programs.scenario, (_, params) => {
    const [name = ''] = Object.entries(narrow).find(([, [, wanted]]) => wanted === params) ?? []
    return [...NOT_COVERED, ...refused].includes(name)
      ? { error: { code: -32001, message: 'not covered' } }
      : { result: { stdout: OUTPUTS[name] ?? '', stderr: '', exit_code: Number(name in FAILS) } }
  })
  const found = checks.flatMap((check) => check.judge(c))
  expect(found.filter(({ kind }) => kind !== 'satisfied')).toEqual([])
  expect(found).toContainEqual({ kind: 'satisfied', observed })
})
