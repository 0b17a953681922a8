import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import { act, running } from '../../vfs/host/state/handle.ts'
import { TIME_TO_START } from './handle-scenario.ts'
import { aborted, fetched, raw } from './handles.ts'
import { RUNS } from './schema/scenarios.ts'
import { commandScenario, hearing } from './spawn-scenarios.ts'

const parameters = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] }

/** What an assistant is shown of a tool that is declared stateful, and of one that is not. */
export const declared: HostScenario = {
  name: 'commands: tools of both kinds as they are shown',
  needs: ['stateful'],
  tools: [
    { name: 'living', stateful: true, parameters },
    { name: 'plain', parameters },
  ],
  actions: [RUNS, { tools: 'plain' }],
}

const BUSY: ProbeStep[] = [running('busy'), { sleep_ms: 300 }, { finish: 'done 4761' }]

/** Calls with an action and without one, of tools that end in either way; one has the id of a handle that is active. */
export const paths = commandScenario(
  'calls with an action and without',
  raw('with', { action: 'spawn', id: 'd' }, [running('d runs'), held(), { stop: 'over' }]),
  raw('without', {}, BUSY),
  raw('an id alone', { id: 'd' }, BUSY),
  raw('ends', { action: 'spawn', id: 'o' }, [{ finish: 'done 4762' }]),
  raw('reports', {}, BUSY, 'plain'),
  { gone: 'ends' },
  letGo('with'),
  { gone: 'with' },
)

/** A spawn, and each of the other commands about its handle. */
export const registered = commandScenario(
  'a handle and its commands',
  hearing('r'),
  fetched('r'),
  act('apply', 'r', 'apply r', { input: 'for r' }),
  TIME_TO_START,
  aborted('r'),
  { gone: 'spawn r' },
)

/** Actions of a tool's own that a command of the protocol has too, and such as no command has, by the name of their call. */
export const OWN_ACTIONS = {
  word: { fetch: 'fetch', apply: 'apply', abort: 'abort' },
  own: { number: 5, truth: true, nothing: null },
} as const

/** Calls of a tool that declares no stateful support and has a parameter of this name. */
export const otherTool = commandScenario(
  'a parameter that is called action',
  raw('own', { action: 'restart', id: 'x' }, [{ finish: 'done 4763' }], 'plain'),
  raw('word', { action: 'spawn', id: 'y' }, [{ finish: 'done 4764' }], 'plain'),
  Object.entries({ ...OWN_ACTIONS.word, ...OWN_ACTIONS.own }).map(([name, action]) =>
    raw(name, { action, id: 'y' }, [{ finish: 'done 4765' }], 'plain'),
  ),
)

/** Actions that are none, by the name of their call. */
export const UNUSABLE: Readonly<Record<string, unknown>> = {
  'no action': null,
  'an empty action': '',
  'a number': 5,
  'a list': ['spawn'],
  'an empty list': [],
  'an object': { action: 'spawn' },
  no: false,
  yes: true,
  zero: 0,
}

/** Calls of a stateful tool whose action is no command. */
export const unusable = commandScenario(
  'actions that are none',
  hearing('u'),
  Object.entries(UNUSABLE).map(([name, action]) =>
    raw(name, { action, id: 'z' }, [running('stray'), { sleep_ms: 500 }, { finish: 'stray' }]),
  ),
  TIME_TO_START,
  fetched('u'),
  aborted('u'),
)
