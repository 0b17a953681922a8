import { describe, expect, test } from 'vitest'
import { document, nonconformant } from './fixtures/results.ts'
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
    ['a shard held recommendations alone', [recommended, good], 'conformant'],
    ['all of them did', [recommended, recommended], 'partial'],
    ['a shard failed for a known reason alone', [good, known], 'conformant'],
    ['something stayed open', [good, open], 'partial'],
    ['something failed', [open, good, bad], 'nonconformant'],
    ['a known failure is out of date', [good, outdated], 'nonconformant'],
    ['the suite failed', [bad, document('error', [])], 'error'],
    ['a shard of nothing was interrupted', [good, { ...idle, interrupted: true }], 'partial'],
    ['one was, and does not say so', [good, { ...good, outcome: 'partial' }], 'partial'],
    ['a shard was told nothing', [good, { ...idle, smoke: silent }], 'partial'],
  ])('%s', (_, documents, outcome) => {
    expect(merge(documents).results?.outcome).toBe(outcome)
  })

  test('an interrupted shard interrupts the whole, and the smoke that failed is told', () => {
    const short = { ...idle, interrupted: true as const, smoke: silent }
    expect(merge([good, short]).results).toMatchObject({ interrupted: true, smoke: silent })
    expect(merge([good, good]).results).not.toHaveProperty('interrupted')
  })
})

test('keeps the null line, which is that of all checks in every shard', () => {
  const { nullLine } = nonconformant()
  expect(merge([nonconformant(), nonconformant()]).results?.nullLine).toEqual(nullLine)
})

test('drops from the gaps what another shard exercised', () => {
  const gap = { requirement: 'vfs.framing.utf-8', advice: 'Add a case.' }
  const { results } = merge([{ ...document('partial', []), notExercised: [gap] }, nonconformant()])
  expect(results?.notExercised).not.toContainEqual(gap)
})

test('refuses documents that are no shards of one run', () => {
  const other = { ...nonconformant(), subject: { role: 'tool' as const, command: ['other'] } }
  expect(merge([nonconformant(), other])).toEqual({
    refused:
      'Document 2 has another command than document 1, so it is not a shard of the same run.',
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

function shards(whole: Results, count: number): Results[] {
  return Array.from({ length: count }, (_, at) => ({
    ...whole,
    results: whole.results.filter((_, index) => index % count === at),
  }))
}
