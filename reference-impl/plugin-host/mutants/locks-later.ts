import { identityOf } from '../program/process-identity.ts'
import { makingBy, writingBy } from './combinators.ts'
import { keepingNew } from './created.ts'
import { leavingLocks } from './late-locks.ts'
import { mutantsIn } from './mutant.ts'

/** Defects of locks that are taken for the second time, held while something else is done, or the plugin's that is killed. */
const againMutants = mutantsIn('plugin-host.locks')({
  'plugin.locks.unlock-frees#free': {
    'frees-once: keeps a lock that is given back for the second time': writingBy(
      (Base) =>
        class extends Base {
          readonly #freed = new Set<string>()
          override unlock(conversation: string) {
            if (!this.#freed.has(conversation)) super.unlock(conversation)
            this.#freed.add(conversation)
          }
        },
    ),
  },
  'plugin.locks.locks-are-separate#named': {
    'frees-last: frees the lock that was taken last, whichever is given back': writingBy(
      (Base) =>
        class extends Base {
          override unlock(conversation: string) {
            const last = this.holds(conversation) ? this.locks.held.at(-1) : undefined
            super.unlock(last ?? conversation)
          }
        },
    ),
  },
  'plugin.locks.end-frees-locks': {
    'outlives-signal: keeps locks of a plugin that died of a signal': leavingLocks(
      ({ exit, shutdown, signal }) => !exit && !shutdown && signal !== undefined,
      () => identityOf(1),
    ),
  },
  'plugin.locks.lock-excludes-others': {
    'shares-pushed: gives a lock to others when something was pushed under it': writingBy(
      (Base) =>
        class extends Base {
          readonly #shared = new Set<string>()
          override push(conversation: string, batch: readonly unknown[]) {
            const count = super.push(conversation, batch)
            this.#shared.add(conversation)
            this.locks.free(conversation)
            return count
          }
          override unlock(conversation: string) {
            if (!this.#shared.delete(conversation)) super.unlock(conversation)
          }
          override holds(conversation: string) {
            return this.#shared.has(conversation) || super.holds(conversation)
          }
        },
    ),
    'notes-later-locks: keeps nobody from a conversation that its plugin has locked before':
      writingBy(
        (Base) =>
          class extends Base {
            readonly #before = new Set<string>()
            readonly #noted = new Set<string>()
            override lock(conversation: string) {
              if (this.#before.has(conversation)) this.#noted.add(conversation)
              else super.lock(conversation)
              this.#before.add(conversation)
            }
            override unlock(conversation: string) {
              if (!this.#noted.delete(conversation)) super.unlock(conversation)
            }
            override holds(conversation: string) {
              return this.#noted.has(conversation) || super.holds(conversation)
            }
          },
      ),
  },
})

/** Defects of the locks of new conversations. */
const newMutants = mutantsIn('plugin-host.locks')({
  'plugin.locks.created-is-locked#exclusive': {
    'locks-first-new: lets others lock every new conversation but the first': makingBy(
      (Base) =>
        class extends Base {
          override create(title: string) {
            const id = super.create(title)
            if (this.made.size > 1) this.locks.free(id)
            return id
          }
          override holds(conversation: string) {
            return this.made.has(conversation) || super.holds(conversation)
          }
        },
    ),
  },
  'plugin.locks.created-lock-ends': {
    'keeps-new-of-killed: keeps the lock of a new conversation when the plugin is killed':
      keepingNew(({ signal }) => signal !== undefined),
  },
  'plugin.locks.lock-twice#kept': {
    'counts-new: keeps the lock of a new conversation at the first `unlock` when it was asked for besides':
      makingBy(
        (Base) =>
          class extends Base {
            readonly #again = new Set<string>()
            override lock(conversation: string) {
              if (this.made.has(conversation)) this.#again.add(conversation)
              super.lock(conversation)
            }
            override unlock(conversation: string) {
              if (!this.#again.delete(conversation)) super.unlock(conversation)
            }
          },
      ),
  },
  'plugin.push.push-needs-lock#ended-lock': {
    'owns-new: takes batches for a new conversation whose lock was given back': makingBy(
      (Base) =>
        class extends Base {
          override holds(conversation: string) {
            return this.made.has(conversation) || super.holds(conversation)
          }
        },
    ),
  },
})

/** Defects of locks that the first lock of a plugin does not show. */
export const laterLockMutants = [...againMutants, ...newMutants]
