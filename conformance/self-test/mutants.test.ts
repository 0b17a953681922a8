import { expect, test } from 'vitest'
import type { Result } from '../../spec/generated/results.ts'
import type { RunOptions } from '../engine/suite.ts'
import { tryMutant } from './mutants.ts'
import type { Proving } from './proving.ts'

const MUTANT = { id: 'area.mutant', violates: 'area.requirement', change: '', file: '' }

const red = (reason: string): Result =>
  ({ verdict: 'fail', requirement: MUTANT.violates, check: 'a check', reason }) as Result

/** A run that finds these reasons one after the other, until it is interrupted; `found` are those that it came to. */
function runFinding(...reasons: string[]) {
  const found: string[] = []
  const certify: Proving['certify'] = async (subject) => {
    const options: Partial<RunOptions> = subject.options ?? {}
    for (const reason of reasons) {
      if (options.interrupt?.aborted) break
      found.push(reason)
      options.onResult?.(red(reason))
    }
    return { results: found.map(red) } as Awaited<ReturnType<Proving['certify']>>
  }
  return { found, certify }
}

test('the run of a mutant ends with the reviewed reason, whatever it finds before', async () => {
  const run = runFinding('another', 'reviewed', 'what comes behind')
  const { kill } = await tryMutant(run, MUTANT, 'reviewed')
  expect(kill?.reason).toBe('reviewed')
  expect(run.found).toEqual(['another', 'reviewed'])
})

test('without the reviewed reason it goes on to its end, and the first by name is the reason', async () => {
  const run = runFinding('z', 'a')
  const { kill } = await tryMutant(run, MUTANT, 'reviewed')
  expect(kill?.reason).toBe('a')
  expect(run.found).toEqual(['z', 'a'])
})
