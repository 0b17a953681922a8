import { expect, test } from 'vitest'
import { answering } from '../fixtures/answering.ts'
import { programs } from './programs.ts'
import { narrow } from './requests.ts'
import { ruleChecks } from './rules.ts'

const NOT_COVERED = ['exact and more', 'another first', 'longer first', 'no arguments']
const OUTPUTS: Record<string, string> = {
  'covered args': 'the root of the project',
  exact: 'exact',
  'open and more': 'open b',
  'open and two more': 'open bc',
  'open first': 'first',
  'open first and more': 'a.b.',
}

test.each([
  [[], '** covers no argument too'],
  [['open alone', 'open first alone'], '** covers one argument or more'],
])('a host may refuse %j', (refused, observed) => {
  const check = ruleChecks.find(({ verifies }) => verifies === 'vfs.process.argument-patterns')
  const c = answering(programs.scenario, (_, params) => {
    const [name = ''] = Object.entries(narrow).find(([, [, wanted]]) => wanted === params) ?? []
    return [...NOT_COVERED, ...refused].includes(name)
      ? { error: { code: -32001, message: 'not covered' } }
      : { result: { stdout: OUTPUTS[name] ?? '', stderr: '', exit_code: 0 } }
  })
  const found = check?.judge(c) ?? []
  expect(found.filter(({ kind }) => kind !== 'satisfied')).toEqual([])
  expect(found).toContainEqual({ kind: 'satisfied', observed })
})
