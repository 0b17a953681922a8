import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import { act, marked, running, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { scenariosOf } from './handle-scenario.ts'
import { aborted, begun, fetched, gone, launched, over } from './handles.ts'

export const CONTENT = '{"looks": "like an object"}'
export const QUESTION = {
  id: 'pick-31',
  text: `Which colour is it to be, ${'or which other one, '.repeat(20)}if any?`,
  answer_type: { Select: { options: ['red', 'green'] } },
}

/** Spawns a tool that does this and then stays, or ends once its spawn is answered. */
export const stood = (id: string, first: ProbeStep, ...end: ProbeStep[]): Action[] => [
  ...launched(id, [first, ...marked('up'), held(), ...end]),
  letGo(`spawn ${id}`),
]

export const STAYS: ProbeStep[] = [{ wait_apply: true }, running('goes on'), { wait_apply: true }]

/** An output that a host might take for a value, or tidy up. */
export const OUTPUT = ' {"plain": "cafe\u0301"} \r\n\n'

export const failure = {
  message: `broken 4731\n  for reasons of its own\n  ${'and another one, '.repeat(200)}`,
  trace: ['because'],
  transient: false,
}

export const IDS = ['Run_1', 'bare_2', 'asks_3', 'won_4', 'lost_5']

/** Actions that there are not, though two differ from one only in the case of a letter or by a blank. */
export const UNDECLARED = ['restart', 'Fetch', 'fetch ', '']

/** A scenario of what responses show. */
export const responseScenario = scenariosOf('responses')

/** A handle in each of its states. */
export const states = responseScenario(
  'a handle in each state',
  stood('Run_1', running(CONTENT), ...STAYS),
  stood('bare_2', running(), ...STAYS),
  stood('asks_3', { state: { type: 'waiting', question: QUESTION } }, ...STAYS),
  stood('won_4', running('works'), { stop: OUTPUT }),
  stood('lost_5', running('works'), { stop: { Err: failure } }),
  gone('won_4', 'lost_5'),
  TIME_TO_NOTICE,
  IDS.map((id) => act('fetch', id, `fetch ${id}`)),
  act('apply', 'Run_1', 'apply', { input: 'x' }),
  act('fetch', 'nope_1', 'unknown'),
  UNDECLARED.map((action) => act(action, 'Run_1', `action ${JSON.stringify(action)}`)),
  act('spawn', 'Run_1', 'taken'),
  act('fetch', 'Run_1', 'last'),
  act('abort', 'Run_1', 'abort'),
)

/** What a tool has come to, of which nobody asks for a while. */
export const UNASKED = 'unasked 4733'

const unasked = (...[setting, ...read]: Parameters<typeof responseScenario>): HostScenario =>
  responseScenario(
    setting,
    begun('other'),
    over('done', { stop: UNASKED }),
    TIME_TO_NOTICE,
    ['one', 'two', 'three'].map((round) => fetched('other', round)),
    ...read,
    fetched('done'),
    aborted('other'),
  )

/** A tool that ends unseen, with a host that notifies of nothing. */
export const unnotified = unasked('a result that nobody asks for')

/** The same of a tool of which nothing is notified. */
export const switchedOff = unasked(
  {
    name: 'a result without notifications',
    needs: ['notifications'],
    tool: {
      stateful: true,
      spawn: {
        notifications: {
          ...{ on_success: false, on_failure: false, on_waiting: false, on_content: false },
        },
      },
    },
  },
  { notifications: true },
)
