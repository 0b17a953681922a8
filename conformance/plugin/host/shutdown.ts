import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import { endsWith, firstOf, type Observe, shows } from './observed.ts'
import { scene } from './scenario.ts'
import { ask, begin, exit, print } from './script.ts'

const SIGTERM = { at: 'here', name: 'SIGTERM' } as const
const HERE = { mark: 'here' }
const CATCHING = { catch_signals: true } as const
const ASKED = [HERE, { message: 'shutdown' }]

const asked: Observe = ({ shutdowns }) => shutdowns.length === 0 && 'no `shutdown` came'
const noSignal: Observe = ({ events }) =>
  events.some((name) => name.startsWith('SIG')) && 'a signal came'

/** Milliseconds that a plugin takes to end after `shutdown`, well within the period. */
const SLOW_MS = 2_000

/** Milliseconds between which a period of five seconds ends, on a machine of usual speed. */
const [EARLIEST_MS, LATEST_MS] = [4_000, 8_500]

/** Signals to the host, and what becomes of its plugin. @see rfd072 §Shutdown */
export const shutdownScenes = [
  scene(
    'shutdown: SIGINT before ready',
    {
      steps: [{ lines: 1 }, CATCHING, ...ASKED, ...exit(0)],
      signal: { at: 'here', name: 'SIGINT' },
    },
    {
      verifies: 'plugin.shutdown.sigint-is-relayed',
      title: 'sends `shutdown` on SIGINT',
      expected: '`shutdown`',
      observe: asked,
    },
  ),
  scene(
    'shutdown: SIGTERM',
    {
      steps: begin(
        CATCHING,
        ...ASKED,
        ...ask({ type: 'list_conversations', id: 'a' }),
        ...print('still\n'),
        ...exit(4, 'enough'),
      ),
      signal: SIGTERM,
    },
    {
      verifies: 'plugin.shutdown.sigterm-is-relayed',
      title: 'sends `shutdown` on SIGTERM',
      expected: '`shutdown`',
      observe: asked,
    },
    {
      verifies: 'plugin.shutdown.serves-during-grace#requests',
      title: 'answers requests after `shutdown`',
      expected: '`conversations`',
      observe: ({ replies: [reply] }) => reply?.type !== 'conversations' && 'no reply came',
    },
    {
      verifies: 'plugin.shutdown.serves-during-grace#prints',
      title: 'shows text after `shutdown`',
      expected: 'the text on stdout',
      observe: shows('still\n'),
    },
    {
      verifies: 'plugin.shutdown.exit-after-shutdown#code',
      title: 'ends with the code of `exit` after `shutdown`',
      expected: 'status 4',
      observe: endsWith(4),
    },
    {
      verifies: 'plugin.shutdown.exit-after-shutdown#reason',
      title: 'shows the reason of `exit` after `shutdown`',
      expected: 'the reason on stderr',
      observe: ({ stderr }) => !stderr.includes('enough') && 'it is not there',
    },
    {
      verifies: 'plugin.shutdown.group-signals-become-messages#message',
      title: 'sends `shutdown` when its process group gets a signal',
      expected: '`shutdown`',
      observe: asked,
    },
  ),
  scene(
    'shutdown: a plugin that takes its time',
    { steps: begin(CATCHING, ...ASKED, { pass_ms: SLOW_MS }, ...exit(4)), signal: SIGTERM },
    {
      verifies: 'plugin.shutdown.group-signals-become-messages#no-signal',
      title: 'keeps signals of its process group from the plugin',
      expected: 'no signal to the plugin',
      observe: noSignal,
    },
    {
      verifies: 'plugin.shutdown.grace-is-undisturbed#alive',
      title: 'lets the plugin end in its own time',
      expected: 'status 4',
      observe: endsWith(4),
    },
    {
      verifies: 'plugin.shutdown.grace-is-undisturbed#no-signal',
      title: 'sends no signal during the grace period',
      expected: 'no signal to the plugin',
      observe: noSignal,
    },
  ),
  scene(
    'shutdown: a plugin that stays',
    { steps: begin(CATCHING, ...ASKED, { stay: true }), signal: SIGTERM },
    {
      verifies: 'plugin.shutdown.kills-after-grace#killed',
      title: 'kills a plugin that stays',
      expected: 'the end of the run',
      observe: firstOf(asked, (reading) => reading.expired('session') && 'the run does not end'),
    },
    {
      verifies: 'plugin.shutdown.kills-after-grace#sigkill',
      title: 'kills with SIGKILL',
      expected: 'no signal that the plugin sees',
      observe: noSignal,
    },
    {
      verifies: 'plugin.shutdown.kills-after-grace#default',
      title: 'waits for five seconds before it kills',
      expected: 'five seconds',
      observe: (reading) => {
        const ms = msFromSignal(reading)
        if (ms === undefined) return undefined
        const { timeScale = 1 } = reading.start.context ?? {}
        if (ms < EARLIEST_MS) return 'the plugin is killed earlier'
        return ms > LATEST_MS * Math.max(1, timeScale) && 'the plugin is killed later'
      },
    },
  ),
]

/** Milliseconds from our signal to the end of the host. */
function msFromSignal({ transcript, exit: ended }: PluginHostReading): number | undefined {
  const signal = transcript.find((event) => event.event === 'signal')
  return signal && ended && (ended.at - signal.at) / 1_000
}
