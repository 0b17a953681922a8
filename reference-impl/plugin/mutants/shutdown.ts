import { isObject } from '../../../harness/wire/json.ts'
import type { Message, Peer } from '../program/seams.ts'
import { having, onReceiving, stayAlive } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const SERVES = ['serves until it is asked to end'] as const

/** As long as a plugin that does not end needs to show it. */
const SHORT = { idle_ms: 3_000, shutdown_grace_ms: 3_000 }

/** Milliseconds between the first `shutdown` and the end, within which the second one comes. */
const ENDING_MS = 6_000

/** The response to the request that is open when the plugin is asked to end. */
const OPEN = 'ab'

const isCompletion = ({ data }: Message): boolean =>
  isObject(data) && data.type === 'query_complete'

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
    'waits-for-the-turn: passes over a `shutdown` while the turn that it asked for runs': {
      ...{ profile: 'd18', limits: SHORT },
      apply: having(({ receive }) => {
        let runs = false
        return {
          receive(message, peer) {
            runs = message.type === 'query_started' || (runs && !isCompletion(message))
            return message.type === 'shutdown' && runs ? undefined : receive(message, peer)
          },
        }
      }),
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
    'breaks-off-at-the-second: ends abruptly where it is asked twice while it serves': {
      cases: SERVES,
      apply: having(({ receive }) => {
        let asked = 0
        return {
          receive(message, peer) {
            if (message.type !== 'shutdown') return receive(message, peer)
            asked += 1
            setImmediate(() => (asked > 1 ? process.exit(1) : peer.exit(0)))
            return undefined
          },
        }
      }),
    },
  },
  'ends-when-stdin-ends': {
    'outlives-its-input: goes on when its input ends': {
      limits: { ...SHORT, idle_ms: 6_000 },
      apply: having(() => ({ inputEnds: stayAlive })),
    },
    'outlives-its-input-in-turns: goes on when its input ends while the turn runs that it asked for':
      {
        ...{ profile: 'd18', limits: SHORT },
        apply: having(({ receive, inputEnds }) => {
          let runs = false
          return {
            receive(message, peer) {
              runs = message.type === 'query_started' || (runs && !isCompletion(message))
              return receive(message, peer)
            },
            inputEnds: (peer) => (runs ? stayAlive() : inputEnds(peer)),
          }
        }),
      },
    'outlives-its-input-watching: goes on when its input ends while it waits for no reply': {
      ...{ profile: 'd18', cases: ['watches two conversations'], limits: SHORT },
      apply: having(({ inputEnds }) => ({
        inputEnds: (peer) => (peer.waiting === 0 ? stayAlive() : inputEnds(peer)),
      })),
    },
    'leaves-with-its-input: ends without `exit` when its input ends': having(() => ({
      inputEnds: () => process.exit(0),
    })),
  },
  'server-finishes-requests#refused': {
    'serves-to-the-end: accepts new connections until the open ones are complete': {
      profile: 'serves',
      limits: { shutdown_grace_ms: 2_000 },
      apply: having(({ answer, closeServer }) => {
        let close = () => {}
        return {
          closeServer(server, exit) {
            close = () => setImmediate(closeServer, server, exit)
          },
          answer(its) {
            if (its.body === OPEN) close()
            return answer(its)
          },
        }
      }),
    },
  },
  'server-finishes-requests#completed': {
    'breaks-requests-off: closes every connection when it is asked to end': {
      profile: 'serves',
      apply: having(() => ({
        closeServer(server, exit) {
          server.close(exit)
          server.closeAllConnections()
        },
      })),
    },
    'refuses-what-is-open: responds with status 503 to what is open when it is asked to end': {
      profile: 'serves',
      apply: having(({ answer, closeServer }) => {
        let isEnding = false
        return {
          closeServer(server, exit) {
            isEnding = true
            closeServer(server, exit)
          },
          answer: (its) => (isEnding ? { status: 503, body: '' } : answer(its)),
        }
      }),
    },
  },
  'server-finishes-requests#last': {
    'exits-first: sends `exit`, and then completes its responses': {
      profile: 'serves',
      apply: having(({ leave }) => ({
        closeServer(server, exit) {
          leaving = () => server.close(() => leave(0)).closeIdleConnections()
          exit()
        },
        leave: (status) => (leaving ? leaving() : leave(status)),
      })),
    },
  },
})

/** What is done in the place of the end of the process. */
let leaving: (() => void) | undefined
