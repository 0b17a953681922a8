import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import type { DriverAction } from '../../../../harness/session/plugin-host/driver-session.ts'
import type { Observe } from '../observed.ts'
import { calling, guarded, prompts } from '../prompts/prompting.ts'
import { type Row, scene } from '../scenario.ts'
import { act, run } from '../script.ts'
import { replied, request, subscribe, TALK, where } from '../subscribing.ts'
import { whereAsking } from './plugin-ends.ts'
import { query, replies, TEXT } from './querying.ts'

const SIGNAL: DriverAction = { ask: 'plugin_interrupt', params: { signal: 'SIGTERM' } }

/** Begins a query, comes to a state of it, and then ends when it is asked to. */
const until = (...steps: PluginStep[]): PluginStep[] =>
  run(
    ...subscribe('main', TALK),
    act('script'),
    ...request(query(TALK), 'query'),
    ...steps,
    { mark: 'here' },
    { message: 'shutdown' },
  )

const asked: Observe = where(
  replied('query', { type: 'query_started' }),
  ({ shutdowns }) => shutdowns.length === 0 && 'no `shutdown` came',
)

const rowOf = (title: string, observe: Observe): Row => ({
  ...{ verifies: 'plugin.shutdown.shutdown-during-query', title },
  ...{ expected: '`shutdown`', observe },
})

/** Signals to a host that runs a turn. @see rfd072 §Shutdown */
export const shuttingDownScenes = [
  scene(
    'queries: a signal while text arrives',
    {
      steps: until(TEXT),
      driver: {
        feature: 'query',
        at: {
          script: [replies({ chunks: ['one ', 'two ', 'three'], pauses_after: 2 })],
          here: [SIGNAL],
        },
      },
    },
    {},
    rowOf('sends `shutdown` while a query runs', asked),
  ),
  scene(
    'queries: a signal while a prompt is open',
    {
      steps: until(prompts(1)),
      driver: {
        feature: 'query',
        configure: { workspace: { prompt_ms: 60_000, fallback: 'reject' } },
        tools: { guarded },
        at: {
          script: [replies({ calls: [calling('guarded')] }, { chunks: ['done'] })],
          here: [SIGNAL],
        },
      },
    },
    {},
    rowOf('sends `shutdown` while a query waits for an answer', whereAsking(asked)),
  ),
]
