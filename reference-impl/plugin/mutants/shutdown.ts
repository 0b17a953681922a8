import type { Peer } from '../program/seams.ts'
import { having, onReceiving, stayAlive } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const SERVES = ['serves until it is asked to end'] as const

/** As long as a plugin that does not end needs to show it. */
const SHORT = { idle_ms: 3_000, shutdown_grace_ms: 3_000 }

/** Milliseconds between the first `shutdown` and the end, within which the second one comes. */
const ENDING_MS = 6_000

export const shutdownMutants = mutantsIn('plugin.shutdown')({
  'stops-on-shutdown#orderly': {
    'ends-abruptly: ends its process on `shutdown` without `exit`': {
      cases: SERVES,
      limits: SHORT,
      apply: onReceiving((message) => {
        if (message.type === 'shutdown') process.exit(0)
        return message
      }),
    },
  },
  'stops-on-shutdown#in-time': {
    'passes-over-shutdown: passes over `shutdown`': {
      cases: SERVES,
      limits: SHORT,
      apply: onReceiving((message) => (message.type === 'shutdown' ? undefined : message)),
    },
  },
  'shutdown-at-any-time#before-ready': {
    'obeys-when-ready: passes over a `shutdown` that comes before its `ready`': {
      cases: SERVES,
      limits: SHORT,
      apply: having(({ receive, encode }) => {
        let isReady = false
        return {
          receive: (message, peer) =>
            message.type === 'shutdown' && !isReady ? undefined : receive(message, peer),
          encode(message) {
            isReady ||= message.type === 'ready'
            return encode(message)
          },
        }
      }),
    },
  },
  'shutdown-at-any-time#while-waiting': {
    'waits-for-replies: passes over a `shutdown` while it waits for a reply': {
      limits: SHORT,
      apply: onReceiving((message, { waiting }: Peer) =>
        message.type === 'shutdown' && waiting > 0 ? undefined : message,
      ),
    },
  },
  'shutdown-needs-no-members': {
    'needs-a-reason: obeys only a `shutdown` that states a reason': {
      limits: SHORT,
      apply: onReceiving((message) =>
        message.type === 'shutdown' && message.reason === undefined ? undefined : message,
      ),
    },
  },
  'second-shutdown': {
    'dies-of-the-second: ends abruptly when it is asked to end again while it is ending': having(
      ({ receive }) => {
        let asked = 0
        return {
          receive(message, peer) {
            if (message.type !== 'shutdown') return asked > 0 ? undefined : receive(message, peer)
            asked += 1
            if (asked > 1) process.exit(1)
            setTimeout(() => peer.exit(0), ENDING_MS)
            return undefined
          },
        }
      },
    ),
  },
  'ends-when-stdin-ends': {
    'outlives-its-input: goes on when its input ends': {
      limits: SHORT,
      apply: having(() => ({ inputEnds: stayAlive })),
    },
  },
})
