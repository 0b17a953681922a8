import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import type { DriverAction } from '../../../../harness/session/plugin-host/driver-session.ts'
import { inRounds } from '../calling.ts'
import type { Observe } from '../observed.ts'
import { calling, guarded, prompts } from '../prompts/prompting.ts'
import type { Row } from '../scenario.ts'
import { where } from '../subscribing.ts'
import { whereAsking } from './plugin-ends.ts'
import { begins, LONG_PROMPT, querying, started, TEXT } from './querying.ts'

const SIGNAL: DriverAction = { ask: 'plugin_interrupt', params: { signal: 'SIGTERM' } }

/** Begins a query, comes to a state of it, and then ends when it is asked to. */
const until = (...steps: PluginStep[]): PluginStep[] => [
  ...begins,
  ...steps,
  { mark: 'here' },
  { message: 'shutdown' },
]

const asked: Observe = where(
  started,
  ({ shutdowns }) => shutdowns.length === 0 && 'no `shutdown` came',
)

const rowOf = (title: string, observe: Observe): Row => ({
  ...{ verifies: 'plugin.shutdown.shutdown-during-query', title },
  ...{ expected: '`shutdown`', observe },
})

/** Signals to a host that runs a turn. @see rfd072 §Shutdown */
export const shuttingDownScenes = [
  querying(
    'a signal while text arrives',
    {
      steps: until(TEXT),
      replies: [{ chunks: ['one ', 'two ', 'three'], pauses_after: 2 }],
      at: { here: [SIGNAL] },
    },
    {},
    rowOf('sends `shutdown` while a query runs', asked),
  ),
  querying(
    'a signal while a prompt is open',
    {
      steps: until(prompts(1)),
      configure: LONG_PROMPT,
      tools: { guarded },
      replies: inRounds(calling('guarded')),
      at: { here: [SIGNAL] },
    },
    {},
    rowOf('sends `shutdown` while a query waits for an answer', whereAsking(asked)),
  ),
]
