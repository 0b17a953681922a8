import { expect, test } from 'vitest'
import {
  call,
  closed,
  error,
  exit,
  init,
  killed,
  line,
  noted,
  plain,
  type Reported,
  result,
  rpc,
  state,
  timer,
} from '../../../harness/fixtures/transcript-lines.ts'
import type { Result, Verdict } from '../../../spec/generated/results.ts'
import { smokeOf } from '../../engine/smoke.ts'
import { howItEnded } from './ending.ts'
import { reportedOnce, seenSoFar, sentNothing, spoke } from './spoke.ts'

test('who waits for a session learns what it has come to', () => {
  const indented = plain(init(), line('{'), line('}'), timer('idle'), killed)
  expect(seenSoFar(indented)).toBe('line 1 is no message of its protocol: `{`')
  const asks = plain(init(), call(1, 'fs.read'), timer('idle'), killed)
  expect(seenSoFar(asks)).toBe('nothing more came after request 1 (fs.read)')
})

const stderr = { event: 'stderr', text: 'first\nModuleNotFoundError: x\n' } as Reported

test.each([
  [undefined, { started: false, firstMessageMs: null, sentence: 'Nothing was started.' }],
  [
    plain(noted('start-failed', { reason: 'spawn x ENOENT' })),
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
    {
      started: true,
      sentence:
        'It starts, but nothing it wrote is a message of the protocol; it began with `Hello`.',
    },
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
  expect(smokeOf(first, { spoke, howItEnded })).toMatchObject(expected)
})

test.each([
  ['writes its result', plain(init(), timer('startup'), closed, result(), exit()), true],
  ['ends', plain(init(), timer('startup'), closed, stderr, exit(1)), true],
  ['is killed', plain(init(), timer('startup'), closed, killed, exit(null, 'SIGTERM')), false],
  ['shows a request of its buffer', plain(init(), closed, call(1, 'fs.read'), exit(1)), false],
  ['wrote its result before', plain(init(), result(), closed, exit()), false],
  ['had no message to read', plain(closed, result(), exit()), false],
])('a tool that %s at the end of its stdin', (_, first, isAdvised) => {
  const sentence = smokeOf(first, { spoke, howItEnded })?.sentence ?? ''
  expect(sentence.includes('if it reads all of that')).toBe(isAdvised)
})

const row = (requirement: string, verdict: Verdict): Result => ({
  ...{ check: 'x', requirement, level: 'must', verdict, reason: 'it ended' },
  ...{ expected: 'a result', observed: 'it ended', case: 'a', transcript: 'a / plain' },
})
const verdicts = (...rows: Result[]) => reportedOnce(rows).map(({ verdict }) => verdict)

test('the cases of a tool that wrote nothing do not fail for the same reason once more', () => {
  const cases = [row('vfs.case.expected-result', 'fail'), row('vfs.case.expected-files', 'pass')]
  const ending = row('vfs.lifecycle.final-notification', 'fail')
  expect(verdicts(...cases, ending)).toEqual(['not-applicable', 'pass', 'fail'])
  expect(reportedOnce([...cases, ending])[0]).not.toHaveProperty('expected')
  expect(verdicts(...cases)).toEqual(['fail', 'pass'])
})

test('nothing was sent when no plain conversation has a message', () => {
  const silent = plain(init(), line('Hello'))
  expect(smokeOf(silent, { spoke, howItEnded })).toMatchObject({ spoke: false })
  expect([[], [silent], [silent, plain(init(), result())]].map(sentNothing)).toEqual([
    false,
    true,
    false,
  ])
})

test.each<[string, boolean, ReturnType<typeof plain>]>([
  ['a call of the protocol', true, plain(init(), call(1, 'fs.read'))],
  ['a final', true, plain(init(), error())],
  ['a state', true, plain(init(), state('running'))],
  ['nothing', false, plain(init(), exit())],
  ['noise', false, plain(init(), line('hello'), line('{}'))],
  ['a call of another protocol', false, plain(call(1, 'initialize'))],
  ['a final without the version', false, plain(line({ method: 'result', params: {} }))],
  ['a final with it', true, plain(line(rpc({ method: 'result' })))],
])('%s speaks the protocol: %s', (_, speaks, conversation) => {
  expect(spoke(conversation)).toBe(speaks)
})
