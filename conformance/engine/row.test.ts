import { expect, test } from 'vitest'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import type { Reading } from './check.ts'
import { type Finding, inconclusive, notApplicable, satisfied, violated } from './finding.ts'
import { rowOf, rowWithout } from './row.ts'
import { addTo, tallyOf } from './tally.ts'

const requirement = {
  ...{ id: 'vfs.x.y', level: 'must', disposition: 'require', feature: 'fs' },
  ...{ text: 'It does y.', source: ['rfd-d11 §x'] },
} as unknown as CatalogueRequirement

const about = { verifies: 'vfs.x.y', title: 'does y', toExercise: 'Add y.' }

const reading = (session: string, more: object = {}, ms = 1_000): Reading => ({
  start: {
    ...{ event: 'start', at: 0, session, role: 'tool', command: ['x'], revision: 'r' },
    ...more,
  },
  transcript: [{ event: 'exit', at: ms * 1_000, code: 0, signal: null }],
})

const tally = (...findings: Finding[]) => tallyOf(findings, reading('s'), 0)

test.each<[string, Finding[], Partial<CatalogueRequirement>, string, string]>([
  ['satisfied once', [satisfied()], {}, 'pass', 'satisfied once'],
  ['satisfied twice', [satisfied(), satisfied()], {}, 'pass', 'satisfied 2 times'],
  [
    'in ways',
    [satisfied('b'), satisfied('a'), satisfied('b')],
    {},
    'pass',
    'satisfied 3 times: b; a',
  ],
  ['a violated must', [satisfied(), violated('e', 'o')], {}, 'fail', 'o'],
  ['a violated should', [violated('e', 'o')], { level: 'should' }, 'warn', 'o'],
  ['a violated may', [violated('e', 'o')], { level: 'may' }, 'warn', 'o'],
  ['reported', [violated('e', 'o')], { disposition: 'report' }, 'warn', 'unspecified: observed o'],
  ['a doubt', [satisfied(), inconclusive('u')], {}, 'inconclusive', 'u'],
  ['a doubt and a violation', [inconclusive('u'), violated('e', 'o')], {}, 'fail', 'o'],
  ['nothing there', [notApplicable('it has no y')], {}, 'not-applicable', 'it has no y'],
  ['something there', [notApplicable('none'), satisfied()], {}, 'pass', 'satisfied once'],
  ['absent and doubtful', [notApplicable('none'), inconclusive('u')], {}, 'inconclusive', 'u'],
])('the verdict on findings: %s', (_, findings, more, verdict, reason) => {
  const row = rowOf({ ...requirement, ...more }, about, tally(...findings))
  expect(row).toMatchObject({ verdict, reason, requirement: 'vfs.x.y', check: 'does y' })
})

test('a violation shows what was expected and observed, where, and how often', () => {
  const at = reading('late', { fault: { kind: 'late-answers' } })
  const all = tallyOf([satisfied()], reading('plain'), 0)
  addTo(all, [violated('e', 'o', 3), violated('e', 'p')], at, 1)
  Object.assign(all.violation ?? {}, { event: 3 })
  expect(rowOf(requirement, about, all, 'a case')).toMatchObject({
    ...{ case: 'a case', fault: 'late-answers', transcript: 'late', event: 3, ms: 2_000 },
    ...{ expected: 'e', observed: 'o (2 of 3 times)', requirementText: 'It does y.' },
  })
})

test.each([
  ['early', [1, 2]],
  ['late', [2, 1]],
] as const)('the session that was planned first decides, be it judged %s', (_, orders) => {
  const sum = tally()
  for (const order of orders)
    addTo(sum, [violated('e', `in ${order}`)], reading(`session ${order}`), order)
  expect(rowOf(requirement, about, sum)).toMatchObject({
    ...{ reason: 'in 1', transcript: 'session 1' },
  })
})

test('a check that nothing exercised states what to add, and points at no session', () => {
  const row = rowWithout(requirement, about)
  expect(row).toMatchObject({ verdict: 'not-applicable', advice: 'Add y.' })
  expect(row.reason).toBe('never exercised (feature fs)')
  expect(row).not.toHaveProperty('transcript')
  expect(row).not.toHaveProperty('ms')
})

test('a check of one clause states which', () => {
  const row = rowOf(requirement, { ...about, verifies: 'vfs.x.y#twice' }, tally(satisfied()))
  expect(row).toMatchObject({ requirement: 'vfs.x.y', clause: 'twice' })
  expect(rowOf(requirement, about, tally(satisfied()))).not.toHaveProperty('clause')
})
