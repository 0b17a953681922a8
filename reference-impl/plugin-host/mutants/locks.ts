import { Refusal } from '../program/message.ts'
import { identityOf } from '../program/process-identity.ts'
import type { RunEnd } from '../program/seams.ts'
import { withReply, writingBy } from './combinators.ts'
import { createdLockMutants } from './created.ts'
import { lateLockMutants, leavingLocks } from './late-locks.ts'
import { locking, unlocking } from './locking.ts'
import { laterLockMutants } from './locks-later.ts'
import { nearLockMutants } from './locks-nearly.ts'
import { type Mutant, mutantsIn } from './mutant.ts'

/** Time enough for a further run of the host to begin while a plugin waits for it. */
const WAITING = { reply_ms: 5_000 }

/** Leaves the locks of a plugin that ended so to a process that does not end. */
const keepingLocks = (after: (end: RunEnd) => boolean) => leavingLocks(after, () => identityOf(1))

/** Lets the whole process wait until something is so. */
function waitFor(isSo: () => boolean): void {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  while (!isSo()) Atomics.wait(cell, 0, 0, 50)
}

/** Changes the error for a lock that another process has. */
const onContention = (change: (reply: Record<string, unknown>) => Record<string, unknown>) =>
  withReply(
    (reply, { type }) => (type === 'lock' ? { ...change(reply), type: 'error' } : reply),
    'error',
  )

const takingMutants = mutantsIn('plugin-host.locks')({
  'plugin.locks.lock-is-confirmed': {
    'names-no-conversation: confirms a lock without the conversation': withReply(
      ({ conversation: _, ...reply }) => ({ ...reply, type: reply.type }),
      'locked',
    ),
  },
  'plugin.locks.lock-is-refused#error': {
    'names-reply: names `locked` as the request that it refuses': onContention((reply) => ({
      ...reply,
      request: 'locked',
    })),
  },
  'plugin.locks.lock-is-refused#conversation': {
    'refuses-any: refuses a lock without the conversation': onContention(
      ({ conversation: _, ...reply }) => reply,
    ),
  },
  'plugin.locks.lock-is-refused#message': {
    'gives-codes: gives a code in place of the message': onContention((reply) => ({
      ...reply,
      message: 423,
    })),
  },
  'plugin.locks.lock-excludes-others': {
    'takes-over: takes a lock from the process that has it': locking((writer, _, lock) => {
      writer.locks.isTaken = () => false
      lock()
    }),
  },
  'plugin.locks.lock-never-waits': {
    'waits: waits for a lock that another process has': {
      limits: WAITING,
      apply: locking((writer, conversation, lock) => {
        waitFor(() => writer.holds(conversation) || !writer.locks.isTaken(conversation))
        lock()
      }),
    },
  },
  'plugin.locks.lock-twice#no-wait': {
    'waits-for-itself: waits for a lock that it has itself': {
      limits: { reply_ms: 2_000, session_ms: 12_000 },
      apply: locking((writer, conversation, lock) => {
        waitFor(() => !writer.locks.isTaken(conversation))
        lock()
      }),
    },
  },
  'plugin.locks.lock-twice#kept': {
    'turns: frees a lock when it is asked for again': locking((writer, conversation, lock) =>
      writer.holds(conversation) ? writer.locks.free(conversation) : lock(),
    ),
    'counts-locks: keeps a lock at the first `unlock` that was asked for again': writingBy(
      (Base) =>
        class extends Base {
          readonly #again = new Set<string>()
          override lock(conversation: string) {
            if (this.holds(conversation)) this.#again.add(conversation)
            super.lock(conversation)
          }
          override unlock(conversation: string) {
            if (!this.#again.delete(conversation)) super.unlock(conversation)
          }
        },
    ),
  },
  'plugin.locks.locks-are-separate#several': {
    'has-one-lock: frees a lock when it takes another': locking((writer, _, lock) => {
      for (const held of writer.locks.held) writer.locks.free(held)
      lock()
    }),
  },
  'plugin.locks.lock-unknown-conversation': {
    'locks-nothing: confirms the lock of a conversation that does not exist': locking(
      (writer, conversation, lock) => {
        if (writer.workspace.has(conversation)) lock()
      },
    ),
  },
})

const freeingMutants = mutantsIn('plugin-host.locks')({
  'plugin.locks.unlock-frees#reply': {
    'confirms-nothing: confirms the end of a lock without the conversation': withReply(
      ({ conversation: _, ...reply }) => ({ ...reply, type: reply.type }),
      'unlocked',
    ),
  },
  'plugin.locks.unlock-frees#free': {
    'frees-later: keeps a lock until the plugin has ended': unlocking(() => {}),
  },
  'plugin.locks.locks-are-separate#named': {
    'frees-all: frees all locks when one is given back': unlocking((writer, _, unlock) => {
      unlock()
      for (const held of writer.locks.held) writer.locks.free(held)
    }),
  },
  'plugin.locks.foreign-locks-stay': {
    'frees-others: frees a lock that another process has': unlocking(
      (writer, conversation, unlock) => {
        if (writer.holds(conversation)) return unlock()
        const { isTaken } = writer.locks
        writer.locks.isTaken = () => false
        writer.locks.take(conversation)
        writer.locks.free(conversation)
        writer.locks.isTaken = isTaken
        throw new Refusal('conversation is not locked by this plugin')
      },
    ),
  },
  'plugin.locks.exit-frees-locks': {
    'outlives-second: keeps the second lock of a plugin that sent `exit`': writingBy(
      (Base) =>
        class extends Base {
          override end(end: RunEnd) {
            const [, second] = end.exit ? this.locks.held : []
            super.end(end)
            if (second !== undefined) this.locks.take(second, identityOf(1))
          }
        },
    ),
    'outlives-failure: keeps locks of a plugin that sent `exit` when it was asked to end':
      keepingLocks(({ exit, shutdown }) => exit !== undefined && shutdown),
    'outlives-exit: keeps locks of a plugin that sent `exit`': keepingLocks(
      ({ exit }) => exit !== undefined,
    ),
  },
  'plugin.locks.end-frees-locks': {
    'outlives-plugin: keeps locks of a plugin that ended without `exit`': keepingLocks(
      ({ exit, shutdown }) => !exit && !shutdown,
    ),
  },
  'plugin.locks.kill-frees-locks': {
    'outlives-kill: keeps locks of a plugin that it has killed': keepingLocks(
      ({ exit, shutdown }) => !exit && shutdown,
    ),
  },
})

/** Defects of locks. */
export const lockMutants = [
  ...[
    ...takingMutants,
    ...freeingMutants,
    ...lateLockMutants,
    ...nearLockMutants,
    ...laterLockMutants,
  ].map((mutant): Mutant => ({ ...mutant, profile: 'write' })),
  ...createdLockMutants,
]
