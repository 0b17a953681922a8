import { expect, test } from 'vitest'
import { suites } from '../../conformance/suite-list.ts'
import { candidates } from './subjects.ts'
import { tryCandidate } from './trial.ts'

const references = candidates().slice(0, suites.length)

/** Sessions that are over before the interrupt, so that others are under way. */
const BEFORE = 3

test.each(references)('what is interrupted ends, and blames nobody: $name', {
  timeout: 120_000,
}, async (candidate) => {
  const controller = new AbortController()
  const progress = {
    show: ({ done }: { done: number }) => done >= BEFORE && controller.abort(),
    stop: () => {},
  }
  const { results } = await tryCandidate(candidate, progress, controller.signal)
  expect([results?.outcome, results?.counts.fail]).toEqual(['partial', 0])
})
