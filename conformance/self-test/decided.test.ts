import { expect, test } from 'vitest'
import type { Result, Results, Verdict } from '../../spec/generated/results.ts'
import { decided } from './decided.ts'

const resultsWith = (...verdicts: Verdict[]) =>
  ({ results: verdicts.map((verdict) => ({ verdict }) as Result) }) as Results

/** Certifies as told, one time after the other. */
function certifying(...times: Results[]) {
  let at = 0
  return { certify: async () => times[at++] as Results, times: () => at }
}

test('what is open is certified again until it is decided, three times at most', async () => {
  const open = resultsWith('pass', 'inconclusive')
  const soon = certifying(open, resultsWith('pass'))
  expect(await decided(soon.certify)).toEqual(resultsWith('pass'))
  const never = certifying(open, open, open)
  expect(await decided(never.certify)).toEqual(open)
  expect(never.times()).toBe(3)
})

test('what is red is not certified again, whatever else is open', async () => {
  const red = certifying(resultsWith('fail', 'inconclusive'))
  await decided(red.certify)
  expect(red.times()).toBe(1)
})
