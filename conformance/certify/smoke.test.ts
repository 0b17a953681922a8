import { expect, test } from 'vitest'
import { exit, init, line, note, plain, result, type Told } from '../../harness/fixtures/talk.ts'
import { smokeOf } from './smoke.ts'

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
