import { stat } from 'node:fs'
import { expect, test } from 'vitest'
import { inShort, runSession } from '../fixtures/session.ts'
import type { Launcher } from '../launch/process.ts'

/** Longer than output is awaited after the end of a process, in milliseconds. */
const BUSY = 400

/** A subject whose end is reported before its output, and then nobody has time: a real one does so once in thousands. */
const endsBeforeItIsRead: Launcher = (_, observer) => ({
  write() {
    observer.exit(0, null)
    // Whatever comes from outside comes in its turn of the event loop, after timers, as what stands in a pipe does.
    stat('/', () => {
      observer.stdout(Buffer.from('{"jsonrpc":"2.0","method":"result","params":{"content":""}}\n'))
      observer.stdoutEnd()
    })
    setImmediate(() => {
      for (const until = performance.now() + BUSY; performance.now() < until; );
    })
  },
  closeInput() {},
  signal() {},
  isBusy: () => false,
  zombies: () => [],
  release: () => [],
})

test('what stands in the pipe is read, however busy we were when the process ended', async () => {
  const transcript = await runSession('', { launcher: endsBeforeItIsRead })
  expect(inShort(transcript)).toContain('received result')
})
