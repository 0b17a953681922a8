import { expect, test } from 'vitest'
import { document, nonconformant } from './fixtures/results.ts'
import { merge } from './merge.ts'
import type { Outcome, Results } from './results.ts'

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

test.each<[Outcome[], Outcome]>([
  [['conformant', 'conformant'], 'conformant'],
  [['conformant', 'partial'], 'partial'],
  [['partial', 'nonconformant', 'conformant'], 'nonconformant'],
  [['nonconformant', 'error'], 'error'],
])('%j is %s', (outcomes, worst) => {
  const documents = outcomes.map((outcome) => ({ ...nonconformant(), outcome }))
  expect(merge(documents).results?.outcome).toBe(worst)
})

test('a shard with nothing to run does not make the whole partial', () => {
  const busy = { ...nonconformant(), outcome: 'conformant' as const }
  expect(merge([busy, document('partial', [])]).results?.outcome).toBe('conformant')
  expect(merge([document('partial', []), document('partial', [])]).results?.outcome).toBe('partial')
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
