import { setTimeout } from 'node:timers/promises'
import { withOutcome } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

const DEAF = { reply_ms: 2_000 }

/** Whether the host was sent a signal. */
const afterSignal = () => {
  let came = false
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      came = true
    })
  return () => came
}

export const shutdownMutants = mutantsIn('plugin-host.shutdown')({
  'plugin.shutdown.sigint-is-relayed': {
    'passes-sigint-over: passes SIGINT over': {
      limits: DEAF,
      apply: having(() => {
        process.on('SIGINT', () => {})
        return { relayed: ['SIGTERM'] }
      }),
    },
  },
  'plugin.shutdown.sigterm-is-relayed': {
    'passes-sigterm-over: passes SIGTERM over': {
      limits: DEAF,
      apply: having(() => {
        process.on('SIGTERM', () => {})
        return { relayed: ['SIGINT'] }
      }),
    },
  },
  'plugin.shutdown.group-signals-become-messages#message': {
    'sends-no-message: sends no `shutdown`': {
      limits: DEAF,
      apply: ({ shutdown: _, ...seams }) => seams,
    },
  },
  'plugin.shutdown.group-signals-become-messages#no-signal': {
    'shares-its-group: runs the plugin in its own process group': having(() => ({
      ownGroup: false,
    })),
  },
  'plugin.shutdown.serves-during-grace#requests': {
    'serves-once-more: answers one request after a signal': {
      limits: DEAF,
      apply: having(({ encode }) => {
        const came = afterSignal()
        let replies = 0
        return {
          encode(message) {
            if (came() && message.type !== 'shutdown') replies += 1
            return replies > 1 ? '' : encode(message)
          },
        }
      }),
    },
    'serves-no-more: answers no requests after a signal': {
      limits: DEAF,
      apply: having(({ encode }) => {
        const came = afterSignal()
        return {
          encode: (message) => (came() && message.type !== 'shutdown' ? '' : encode(message)),
        }
      }),
    },
  },
  'plugin.shutdown.serves-during-grace#prints': {
    'shows-no-more: shows no text after a signal': having(({ receive }) => {
      const came = afterSignal()
      return {
        receive: (message, host) =>
          came() && message.type === 'print' ? undefined : receive(message, host),
      }
    }),
  },
  'plugin.shutdown.exit-after-shutdown#code': {
    'ends-with-130: ends with status 130 after a signal': withOutcome((outcome, { shutdown }) =>
      shutdown ? { ...outcome, status: 130 } : outcome,
    ),
  },
  'plugin.shutdown.exit-after-shutdown#reason': {
    'keeps-reasons: shows no reason after a signal': withOutcome(
      ({ status, ...rest }, { shutdown }) => (shutdown ? { status } : { status, ...rest }),
    ),
  },
  'plugin.shutdown.shutdown-form': {
    'warns-first: takes an exit for a failure when `shutdown` was only a first warning':
      withOutcome((outcome, { shutdown, exit }) =>
        shutdown && exit?.code === 0 ? { status: 1, complaint: 'ended too early' } : outcome,
      ),
  },
  'plugin.shutdown.grace-is-configurable': {
    'knows-longer-periods: waits for a minute where less than five seconds are configured': {
      limits: { session_ms: 12_000 },
      apply: having(({ graceMs }) => ({
        graceMs(settings) {
          const ms = graceMs(settings)
          return ms < 5_000 ? 60_000 : ms
        },
      })),
    },
    'knows-one-period: waits for five seconds whatever is configured': having(() => ({
      graceMs: () => 5_000,
    })),
  },
  'plugin.shutdown.kill-despite-full-pipe#killed': {
    'kills-readers: begins the period when `shutdown` has been taken': {
      limits: { session_ms: 12_000 },
      apply: having(() => ({ grace: (begin, taken) => void taken.then(begin) })),
    },
  },
  'plugin.shutdown.kill-despite-full-pipe#in-time': {
    'waits-for-readers: gives a plugin six seconds to take `shutdown`': having(() => ({
      grace: (begin, taken) => void Promise.race([taken, setTimeout(6_000)]).then(begin),
    })),
  },
  'plugin.shutdown.own-process-group': {
    'stays-in-group: leaves the plugin in its own process group': having(() => ({
      ownGroup: false,
    })),
  },
  'plugin.shutdown.grace-is-undisturbed#alive': {
    'is-impatient: kills the plugin after half a second': having(() => ({ graceMs: () => 500 })),
  },
  'plugin.shutdown.grace-is-undisturbed#no-signal': {
    'warns: sends SIGTERM after half a second': having(() => ({
      graceMs: () => 500,
      lastSignal: 'SIGTERM',
    })),
  },
  'plugin.shutdown.kills-after-grace#killed': {
    'never-kills: waits for the plugin without end': {
      limits: { session_ms: 12_000 },
      apply: having(() => ({ graceMs: () => 1_000_000 })),
    },
  },
  'plugin.shutdown.kills-after-grace#sigkill': {
    'kills-gently: sends SIGTERM at the end of the grace period': {
      limits: { session_ms: 12_000 },
      apply: having(() => ({ lastSignal: 'SIGTERM' })),
    },
  },
  'plugin.shutdown.kills-after-grace#default': {
    'kills-early: waits for one second': having(() => ({ graceMs: () => 1_000 })),
    'begins-again: begins the period again with each message of the plugin': {
      limits: { session_ms: 12_000 },
      apply: having(({ receive }) => {
        let again = () => {}
        return {
          graceMs: () => 0,
          grace(kill) {
            let timer: NodeJS.Timeout | undefined
            again = () => {
              clearTimeout(timer)
              timer = globalThis.setTimeout(kill, 5_000)
            }
            again()
          },
          receive(message, host) {
            again()
            return receive(message, host)
          },
        }
      }),
    },
  },
})
