import { spawn } from 'node:child_process'
import { identityOf } from '../program/process-identity.ts'
import type { RunEnd } from '../program/seams.ts'
import { writingBy } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** Milliseconds for which a lock is held that should be free. */
const LATE_MS = 2_000

/** Takes locks for another process, and gives none back when a plugin has ended so. */
export const leavingLocks = (after: (end: RunEnd) => boolean, heir: () => string) =>
  writingBy(
    (Base) =>
      class extends Base {
        override lock(conversation: string) {
          if (!this.locks.isTaken(conversation)) this.locks.take(conversation, heir())
          super.lock(conversation)
        }
        override end(end: RunEnd) {
          if (!after(end)) super.end(end)
        }
      },
  )

/** A process that ends by itself a little behind this one. */
function lasting(): string {
  const outlives = `while kill -0 ${process.pid}; do sleep 0.05; done; sleep ${LATE_MS / 1_000}`
  const child = spawn('sh', ['-c', outlives], { detached: true, stdio: 'ignore' })
  child.unref()
  return identityOf(child.pid ?? process.pid)
}

/** Locks that are free a little later than they should be. */
export const lateLockMutants = mutantsIn('plugin-host.locks')({
  'plugin.locks.unlock-frees#free': {
    'frees-behind-reply: frees a lock two seconds after its reply': writingBy(
      (Base) =>
        class extends Base {
          override unlock(conversation: string) {
            setTimeout(() => super.unlock(conversation), LATE_MS)
          }
        },
    ),
  },
  'plugin.locks.exit-frees-locks': {
    'frees-behind-exit: frees the locks of a plugin that sent `exit` two seconds after its own end':
      leavingLocks(({ exit }) => exit !== undefined, lasting),
  },
  'plugin.locks.end-frees-locks': {
    'frees-behind-end: frees the locks of a plugin that ended without `exit` two seconds after its own end':
      leavingLocks(({ exit, shutdown }) => !exit && !shutdown, lasting),
  },
})
