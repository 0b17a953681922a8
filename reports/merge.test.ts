import { describe, expect, test } from 'vitest'
import { document, nonconformant, sharded } from './fixtures/results.ts'
import { headline } from './headline.ts'
import { merge } from './merge.ts'
import type { Outcome, Result, Results } from './results.ts'

test('counts again and keeps every result with its conversation', () => {
  const whole = nonconformant()
  const { results } = merge(shards(whole, 3))
  expect(results?.counts).toEqual(whole.counts)
  expect(results?.results).toHaveLength(40)
  const failed = results?.results.find(
    ({ requirement }) => requirement === 'vfs.framing.one-object-per-line',
  )
  expect(results?.transcripts?.[failed?.transcript ?? '']).toEqual(whole.transcripts?.s3)
})

describe('the whole is as good as what was looked at', () => {
  const row = (part: Partial<Result>): Result => ({
    ...{ check: 'c', requirement: 'vfs.a.b', level: 'must', verdict: 'pass', reason: 'It holds.' },
    ...part,
  })
  const good = document('conformant', [row({})])
  const idle = document('partial', [row({ verdict: 'not-applicable' })])
  const recommended = document('partial', [row({ level: 'should' })])
  const open = document('partial', [row({ verdict: 'inconclusive' })])
  const bad = document('nonconformant', [row({ verdict: 'fail' })])
  const known = document('partial', [row({ verdict: 'fail', known: true })])
  const outdated = { ...good, outdatedKnownFailures: [{ at: 'k:1', reason: 'It is gone.' }] }
  const silent = { started: true, spoke: false, sentence: 'It starts, but …' }

  test.each<[string, Results[], Outcome]>([
    ['all of it passes', [good, good], 'conformant'],
    ['a shard had nothing to run', [good, idle], 'conformant'],
    ['no shard had', [idle, idle], 'partial'],
    ['a shard contained recommendations alone', [recommended, good], 'conformant'],
    ['all of them did', [recommended, recommended], 'partial'],
    ['a shard failed for a known reason alone', [good, known], 'conformant'],
    ['something stayed open', [good, open], 'partial'],
    ['something failed', [open, good, bad], 'nonconformant'],
    ['a known failure is out of date', [good, outdated], 'nonconformant'],
    ['the suite failed', [bad, document('error', [])], 'error'],
    ['a shard of nothing was interrupted', [good, { ...idle, interrupted: true }], 'partial'],
    ['one was, and does not state it', [good, { ...good, outcome: 'partial' }], 'partial'],
    ['a shard received nothing', [good, { ...idle, smoke: silent }], 'partial'],
  ])('%s', (_, documents, outcome) => {
    expect(merge(sharded(documents)).results?.outcome).toBe(outcome)
  })

  test('an interrupted shard interrupts the whole, and the smoke that failed is reported', () => {
    const short = { ...idle, interrupted: true as const, smoke: silent }
    expect(merge(sharded([good, short])).results).toMatchObject({
      interrupted: true,
      smoke: silent,
    })
    expect(merge(sharded([good, good])).results).not.toHaveProperty('interrupted')
  })
})

test('keeps the null baseline, which is that of all checks in every shard', () => {
  const { nullBaseline } = nonconformant()
  expect(merge(sharded([nonconformant(), nonconformant()])).results?.nullBaseline).toEqual(
    nullBaseline,
  )
})

test('drops from the gaps what another shard exercised', () => {
  const gap = { requirement: 'vfs.framing.utf-8', advice: 'Add a case.' }
  const { results } = merge(
    sharded([{ ...document('partial', []), notExercised: [gap] }, nonconformant()]),
  )
  expect(results?.notExercised).not.toContainEqual(gap)
})

test('refuses documents that are no shards of one run', () => {
  const other = { ...nonconformant(), subject: { role: 'tool' as const, command: ['other'] } }
  expect(merge([nonconformant(), other])).toEqual({
    refused:
      'Document 2 has another command than Document 1, so it is not a shard of the same run.',
  })
  expect(merge([])).toEqual({ refused: 'There is nothing to merge.' })
})

test('forgets which shard it was', () => {
  const command = [
    'jp-conformance',
    'tool',
    '--shard',
    '1/3',
    '--jobs',
    '2',
    '--',
    'x',
    '--shard',
    'y',
  ]
  expect(merge([{ ...nonconformant(), command }]).results?.command).toEqual([
    'jp-conformance',
    'tool',
    '--jobs',
    '2',
    '--',
    'x',
    '--shard',
    'y',
  ])
})

describe('a set of shards that is not whole is never conformant', () => {
  const row: Result = {
    ...{ check: 'c', requirement: 'vfs.a.b', level: 'must', verdict: 'pass', reason: 'It holds.' },
  }
  const good = document('conformant', [row])
  const [first, second, third] = sharded([good, good, good]) as [Results, Results, Results]
  const narrowed = (...words: string[]) => ({
    ...first,
    command: ['jp-conformance', 'tool', ...words, '--', 'x'],
  })

  test.each<[string, Results[], number[]]>([
    ['the second alone', [second], [1, 3]],
    ['without the last', [second, first], [3]],
  ])('%s: the document states what is missing', (_, documents, missing) => {
    const { results } = merge(documents)
    expect(results).toMatchObject({ outcome: 'partial', missingShards: { of: 3, missing } })
    expect(results && headline(results).sentence).toContain(missing.join(', '))
  })

  test('what failed in those that are here still fails', () => {
    const bad = document('nonconformant', [{ ...row, verdict: 'fail' }])
    expect(merge([{ ...bad, shard: { index: 2, of: 3 } }]).results).toMatchObject({
      outcome: 'nonconformant',
      missingShards: { of: 3, missing: [1, 3] },
    })
  })

  test('all of them, in any order, miss nothing', () => {
    const { results } = merge([third, first, second])
    expect(results?.outcome).toBe('conformant')
    expect(results).not.toHaveProperty('missingShards')
    expect(results).not.toHaveProperty('shard')
  })

  test.each<[string, Results[], string]>([
    ['one twice', [second, first, second], 'Document 3 is shard 2 of 3, as Document 1 is'],
    ['one thrice', [second, second, second], 'Document 2 is shard 2 of 3, as Document 1 is'],
    ['a whole run', [first, good], 'Document 2 has another number of shards'],
    ['two whole runs', [good, good], 'Document 1 is no shard'],
    ['another number', [first, { ...second, shard: { index: 2, of: 4 } }], 'number of shards'],
    ['a number beyond the last', [{ ...first, shard: { index: 4, of: 3 } }], 'is shard 4 of 3'],
    [
      'another selection',
      [narrowed('--only', 'a.*'), { ...narrowed('--only=b.*'), shard: { index: 2, of: 3 } }],
      'Document 2 has another selection of checks',
    ],
  ])('%s is refused', (_, documents, refused) => {
    expect(merge(documents).refused).toContain(refused)
  })

  test('an option may be spelt in either form', () => {
    const other = { ...narrowed('--only=a.*'), shard: { index: 2, of: 3 } }
    expect(merge([narrowed('--only', 'a.*'), other]).refused).toBeUndefined()
  })
})

function shards(whole: Results, count: number): Results[] {
  return sharded(
    Array.from({ length: count }, (_, at) => ({
      ...whole,
      results: whole.results.filter((_, index) => index % count === at),
    })),
  )
}
