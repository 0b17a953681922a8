import { expect, test } from 'vitest'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import type { Reading } from './check.ts'
import { type Finding, inconclusive, notApplicable, satisfied, violated } from './finding.ts'
import { rowOf, rowWithout } from './row.ts'
import { sumOf, tallyOf } from './tally.ts'

const requirement = {
  ...{ id: 'vfs.x.y', level: 'must', disposition: 'require', feature: 'fs' },
  ...{ text: 'It does y.', source: ['rfd-d11 §x'] },
} as unknown as CatalogueRequirement

const about = { title: 'does y', toExercise: 'Add y.' }

const reading = (session: string, more: object = {}, ms = 1_000): Reading => ({
  start: {
    ...{ event: 'start', at: 0, session, role: 'tool', command: ['x'], revision: 'r' },
    ...more,
  },
  transcript: [{ event: 'exit', at: ms * 1_000, code: 0, signal: null }],
})

const tally = (...findings: Finding[]) => tallyOf(findings, reading('s'), 0)

test.each<[string, Finding[], Partial<CatalogueRequirement>, string, string]>([
  ['satisfied once', [satisfied()], {}, 'pass', 'held once'],
  ['satisfied twice', [satisfied(), satisfied()], {}, 'pass', 'held 2 times'],
  ['in ways', [satisfied('b'), satisfied('a'), satisfied('b')], {}, 'pass', 'held 3 times: b; a'],
  ['a violated must', [satisfied(), violated('e', 'o')], {}, 'fail', 'o'],
  ['a violated should', [violated('e', 'o')], { level: 'should' }, 'warn', 'o'],
  ['a violated may', [violated('e', 'o')], { level: 'may' }, 'warn', 'o'],
  ['reported', [violated('e', 'o')], { disposition: 'report' }, 'warn', 'unspecified: observed o'],
  ['a doubt', [satisfied(), inconclusive('u')], {}, 'inconclusive', 'u'],
  ['a doubt and a violation', [inconclusive('u'), violated('e', 'o')], {}, 'fail', 'o'],
  ['nothing there', [notApplicable('it has no y')], {}, 'not-applicable', 'it has no y'],
  ['something there', [notApplicable('none'), satisfied()], {}, 'pass', 'held once'],
  ['absent and doubtful', [notApplicable('none'), inconclusive('u')], {}, 'inconclusive', 'u'],
])('the verdict on findings: %s', (_, findings, more, verdict, reason) => {
  const row = rowOf({ ...requirement, ...more }, about, tally(...findings))
  expect(row).toMatchObject({ verdict, reason, requirement: 'vfs.x.y', check: 'does y' })
})

test('a violation shows what was expected and observed, where, and how often', () => {
  const at = reading('late', { fault: { kind: 'late-answers' } })
  const all = sumOf(
    tallyOf([satisfied()], reading('plain'), 0),
    tallyOf([violated('e', 'o', 3), violated('e', 'p')], at, 1),
  )
  expect(rowOf(requirement, about, all, 'a case')).toMatchObject({
    ...{ case: 'a case', fault: 'late-answers', transcript: 'late', event: 3, ms: 2_000 },
    ...{ expected: 'e', observed: 'o (2 of 3 times)', requirementText: 'It does y.' },
  })
})

test('the session that was planned first decides, whichever was judged first', () => {
  const [early, late] = [1, 2].map((order) =>
    tallyOf([violated('e', `in ${order}`)], reading(`session ${order}`), order),
  ) as [ReturnType<typeof tally>, ReturnType<typeof tally>]
  for (const sum of [sumOf(early, late), sumOf(late, early)])
    expect(rowOf(requirement, about, sum)).toMatchObject({
      ...{ reason: 'in 1', transcript: 'session 1' },
    })
})

test('a check that nothing exercised says what to add, and points at no session', () => {
  const row = rowWithout(requirement, about)
  expect(row).toMatchObject({ verdict: 'not-applicable', advice: 'Add y.' })
  expect(row.reason).toBe('never exercised (feature fs)')
  expect(row).not.toHaveProperty('transcript')
  expect(row).not.toHaveProperty('ms')
})
