import { withOutcome } from './combinators.ts'
import { having, mutantsOf } from './mutant.ts'

const S = 'plugin.shutdown'
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

export const shutdownMutants = mutantsOf(
  {
    id: 'plugin-host.shutdown.passes-sigint-over',
    violates: `${S}.sigint-is-relayed`,
    change: 'passes SIGINT over',
    limits: DEAF,
    apply: having(() => {
      process.on('SIGINT', () => {})
      return { relayed: ['SIGTERM'] }
    }),
  },
  {
    id: 'plugin-host.shutdown.passes-sigterm-over',
    violates: `${S}.sigterm-is-relayed`,
    change: 'passes SIGTERM over',
    limits: DEAF,
    apply: having(() => {
      process.on('SIGTERM', () => {})
      return { relayed: ['SIGINT'] }
    }),
  },
  {
    id: 'plugin-host.shutdown.sends-no-message',
    violates: `${S}.group-signals-become-messages#message`,
    change: 'sends no `shutdown`',
    limits: DEAF,
    apply: ({ shutdown: _, ...seams }) => seams,
  },
  {
    id: 'plugin-host.shutdown.shares-its-group',
    violates: `${S}.group-signals-become-messages#no-signal`,
    change: 'runs the plugin in its own process group',
    apply: having(() => ({ ownGroup: false })),
  },
  {
    id: 'plugin-host.shutdown.serves-no-more',
    violates: `${S}.serves-during-grace#requests`,
    change: 'answers no requests after a signal',
    limits: DEAF,
    apply: having(({ encode }) => {
      const came = afterSignal()
      return {
        encode: (message) => (came() && message.type !== 'shutdown' ? '' : encode(message)),
      }
    }),
  },
  {
    id: 'plugin-host.shutdown.shows-no-more',
    violates: `${S}.serves-during-grace#prints`,
    change: 'shows no text after a signal',
    apply: having(({ receive }) => {
      const came = afterSignal()
      return {
        receive: (message, host) =>
          came() && message.type === 'print' ? undefined : receive(message, host),
      }
    }),
  },
  {
    id: 'plugin-host.shutdown.ends-with-130',
    violates: `${S}.exit-after-shutdown#code`,
    change: 'ends with status 130 after a signal',
    apply: withOutcome((outcome, { shutdown }) =>
      shutdown ? { ...outcome, status: 130 } : outcome,
    ),
  },
  {
    id: 'plugin-host.shutdown.keeps-reasons',
    violates: `${S}.exit-after-shutdown#reason`,
    change: 'shows no reason after a signal',
    apply: withOutcome(({ status, ...rest }, { shutdown }) =>
      shutdown ? { status } : { status, ...rest },
    ),
  },
  {
    id: 'plugin-host.shutdown.is-impatient',
    violates: `${S}.grace-is-undisturbed#alive`,
    change: 'kills the plugin after half a second',
    apply: having(() => ({ graceMs: () => 500 })),
  },
  {
    id: 'plugin-host.shutdown.warns',
    violates: `${S}.grace-is-undisturbed#no-signal`,
    change: 'sends SIGTERM after half a second',
    apply: having(() => ({ graceMs: () => 500, lastSignal: 'SIGTERM' })),
  },
  {
    id: 'plugin-host.shutdown.never-kills',
    violates: `${S}.kills-after-grace#killed`,
    change: 'waits for the plugin without end',
    limits: { session_ms: 12_000 },
    apply: having(() => ({ graceMs: () => 1_000_000 })),
  },
  {
    id: 'plugin-host.shutdown.kills-gently',
    violates: `${S}.kills-after-grace#sigkill`,
    change: 'sends SIGTERM at the end of the grace period',
    limits: { session_ms: 12_000 },
    apply: having(() => ({ lastSignal: 'SIGTERM' })),
  },
  {
    id: 'plugin-host.shutdown.kills-early',
    violates: `${S}.kills-after-grace#default`,
    change: 'waits for one second',
    apply: having(() => ({ graceMs: () => 1_000 })),
  },
)
