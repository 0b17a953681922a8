import { expect, test } from 'vitest'
import { nonconformant } from '../../reports/fixtures/results.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import { replayed } from './replayed.ts'

const PASSED: Result = {
  ...{ check: 'c', requirement: 'a.b', level: 'must', verdict: 'pass', reason: 'all is well' },
}
const FAILED: Result = { ...PASSED, verdict: 'fail', reason: 'it is wrong' }
const subject = { role: 'tool', command: ['x'], sha256: '0'.repeat(64) }
const changed = { ...subject, sha256: '1'.repeat(64) }

const with_ = (results: Result[], more: Partial<Results> = {}): Results => ({
  ...nonconformant(),
  subject,
  smoke: undefined,
  results: [...results, { ...FAILED, requirement: 'a.other' }],
  ...more,
})

const after = (results: Result[], more?: Partial<Results>) =>
  replayed({
    before: with_([FAILED]),
    after: with_(results, more),
    failed: [{ ...FAILED, case: 'one' }],
    isOfCheck: ({ requirement }) => requirement === 'a.b',
  })

test.each<[string, ReturnType<typeof after>, string, RegExp]>([
  ['the same failure', after([FAILED]), 'still failing', /^it is wrong$/],
  ['one failure of several', after([PASSED, FAILED]), 'still failing', /^it is wrong$/],
  ['a warning', after([{ ...FAILED, verdict: 'warn' }]), 'still failing', /^it is wrong$/],
  [
    'another failure',
    after([{ ...FAILED, reason: 'it is odd' }]),
    'still failing',
    /^it is odd \(another reason/,
  ],
  [
    'a pass of a changed program',
    after([PASSED], { subject: changed }),
    'fixed',
    /^1 of 1 results/,
  ],
  [
    'a pass of another command',
    after([PASSED], { subject: { ...subject, command: ['y'] } }),
    'fixed',
    /^1 of 1/,
  ],
  [
    'a pass of a program without a known file',
    after([PASSED], { subject: { role: 'tool', command: ['x'] } }),
    'fixed',
    /^1 of 1/,
  ],
  ['a pass of the same program', after([PASSED]), 'not reproducible', /comes and goes/],
  [
    'nothing conclusive',
    after([{ ...PASSED, verdict: 'inconclusive', reason: 'unseen' }], { subject: changed }),
    'not reproducible',
    /^unseen$/,
  ],
  [
    'a pass elsewhere, and nothing of the case that failed',
    after([PASSED, { ...PASSED, verdict: 'inconclusive', reason: 'unseen', case: 'one' }], {
      subject: changed,
    }),
    'not reproducible',
    /^unseen$/,
  ],
  [
    'nothing conclusive of a case that had not failed',
    after([PASSED, { ...PASSED, verdict: 'inconclusive', reason: 'unseen', case: 'two' }], {
      subject: changed,
    }),
    'fixed',
    /^1 of 2/,
  ],
  ['no result', after([], { subject: changed }), 'not reproducible', /did not run/],
  [
    'a program that does not start',
    after([], { smoke: { started: false, sentence: 'It does not start.' } }),
    'not reproducible',
    /^It does not start\.$/,
  ],
  [
    'a run that was ended early',
    after([PASSED], { subject: changed, interrupted: true }),
    'not reproducible',
    /interrupted/,
  ],
])('%s', (_, { became, because }, expected, sentence) => {
  expect(became).toBe(expected)
  expect(because).toMatch(sentence)
})
