import { expect, test } from 'vitest'
import { exit, init, line, note, plain, result, type Told } from '../../harness/fixtures/talk.ts'
import type { Result, Verdict } from '../../spec/generated/results.ts'
import { saidNothing, smokeOf, toldOnce } from './smoke.ts'

const stderr = { event: 'stderr', text: 'first\nModuleNotFoundError: x\n' } as Told

test.each([
  [undefined, { started: false, firstMessageMs: null, sentence: 'Nothing was started.' }],
  [
    plain(note('could not start', 'spawn x ENOENT')),
    { started: false, sentence: 'The command could not be started: spawn x ENOENT.' },
  ],
  [
    plain(init(), result()),
    {
      started: true,
      firstMessageMs: 2,
      sentence: 'It starts and speaks its first message after 2 ms.',
    },
  ],
  [
    plain(init(), line('Hello')),
    { started: true, sentence: 'It starts, but nothing it wrote is a message of the protocol.' },
  ],
  [
    plain(init(), stderr, exit(1)),
    {
      started: true,
      firstMessageMs: null,
      sentence:
        'It starts, but the process ended with exit status 1 and no final notification before its first line. The last it wrote to stderr: ModuleNotFoundError: x',
    },
  ],
])('one sentence (%#)', (first, expected) => {
  expect(smokeOf(first)).toMatchObject(expected)
})

const row = (requirement: string, verdict: Verdict): Result => ({
  ...{ check: 'x', requirement, level: 'must', verdict, reason: 'it ended' },
  ...{ expected: 'a result', observed: 'it ended', case: 'a', transcript: 'a / plain' },
})
const verdicts = (...rows: Result[]) => toldOnce(rows).map(({ verdict }) => verdict)

test('the cases of a tool that said nothing do not fail for the same reason once more', () => {
  const cases = [row('vfs.case.expected-result', 'fail'), row('vfs.case.expected-files', 'pass')]
  const ending = row('vfs.lifecycle.final-notification', 'fail')
  expect(verdicts(...cases, ending)).toEqual(['not-applicable', 'pass', 'fail'])
  expect(toldOnce([...cases, ending])[0]).not.toHaveProperty('expected')
  expect(verdicts(...cases)).toEqual(['fail', 'pass'])
})

test('nothing was said when no plain conversation said anything', () => {
  const silent = plain(init(), line('Hello'))
  expect(smokeOf(silent)).toMatchObject({ spoke: false })
  expect([[], [silent], [silent, plain(init(), result())]].map(saidNothing)).toEqual([
    false,
    true,
    false,
  ])
})
