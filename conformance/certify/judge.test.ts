import { expect, test } from 'vitest'
import { readConversation } from '../../harness/conversation.ts'
import {
  answer,
  call,
  exit,
  init,
  result,
  transcript,
  type Under,
} from '../../harness/fixtures/talk.ts'
import { storedFrom } from '../../harness/stored.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { Rule } from '../check.ts'
import { satisfied } from '../finding.ts'
import { vfsToolChecks } from '../vfs/index.ts'
import { heldAs, judgeCase, judgeStored, rowsOf } from './judge.ts'
import { Panel } from './panel.ts'

const told = (given: Under, content = 'done') =>
  transcript(given, init(), call(1, 'fs.read', { path: 'a' }), answer(1), result(content), exit())

/** Tells what it was compared with. */
const steadiness: Rule = {
  verifies: 'vfs.lifecycle.one-final',
  title: 'writes one final notification',
  toExercise: 'Add it.',
  plainOnly: true,
  judge: (_, { steady, plain }) => [
    satisfied(`${plain.start.case} ${steady ? 'steady' : 'unsteady'}`),
  ],
}

test.each([
  ['done', 'steady'],
  ['otherwise', 'unsteady'],
])('a case that says %s when it is held again is %s', (content, word) => {
  const held = [told({}), told({ fault: { kind: 'again' } }, content)].map(readConversation)
  const [tally] = judgeCase(new Panel([steadiness]), held.map(heldAs)).tallies
  expect(tally?.found[0]?.seen).toEqual([`a case ${word}`])
})

test('conversations about the same case are compared with their own plain one', () => {
  const { rows } = judgeStored(
    [steadiness],
    [
      told({ case: 'one' }),
      told({ case: 'two' }),
      told({ case: 'two', fault: { kind: 'again' } }),
    ].map(storedFrom),
  )
  expect(rows.map((row) => [row.case, row.reason])).toEqual([
    ['one', 'held once: one steady'],
    ['two', 'held once: two steady'],
  ])
})

test('a check that no case exercised has one row, without a case', () => {
  const never: Rule = { ...steadiness, judge: () => [] }
  const [row, ...more] = rowsOf([never], [[], []], [])
  expect(more).toEqual([])
  expect(row).toMatchObject({ verdict: 'not-applicable' })
  expect(row).not.toHaveProperty('case')
})

test('the same transcripts give the same rows', () => {
  const transcripts = [
    told({ case: 'one' }),
    told({ case: 'one', fault: { kind: 'late-answers' } }),
  ]
  const stored: Transcript[] = JSON.parse(JSON.stringify(transcripts))
  const { rows } = judgeStored(vfsToolChecks, transcripts.map(storedFrom))
  expect(judgeStored(vfsToolChecks, stored.map(storedFrom)).rows).toEqual(rows)
  expect(rows.filter(({ verdict }) => verdict === 'fail')).toEqual([])
})

test('no transcripts give no judgement', () => {
  const { rows } = judgeStored(vfsToolChecks, [])
  expect(rows.every(({ verdict }) => verdict === 'not-applicable')).toBe(true)
})
