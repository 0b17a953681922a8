import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import {
  act,
  marked,
  QUESTION,
  reached,
  running,
  spawn,
  TIME_TO_NOTICE,
  waiting,
} from '../../vfs/host/state/handle.ts'
import { scenariosOf } from './handle-scenario.ts'
import { aborted, fetched, following, over, STRAY } from './handles.ts'

/** A scenario of what tools report about themselves. */
export const stateScenario = scenariosOf('states')

/** A scenario of handles by their names, each of which is fetched when a host has had time to look at its tools. */
export const fetching = <T>(
  name: string,
  begin: (id: string, value: T) => Action[],
  handles: Readonly<Record<string, T>>,
  ...then: Action[]
): HostScenario =>
  stateScenario(
    name,
    Object.entries(handles).flatMap(([id, value]) => begin(id, value)),
    TIME_TO_NOTICE,
    Object.keys(handles).map((id) => fetched(id)),
    then,
  )

export const TEXT = 'text of the tool'

/** Reports without a content, and one with null for it. */
export const bare = fetching('reports without content', following, {
  absent: { type: 'running' },
  null: { type: 'running', content: null },
  asks: { type: 'waiting', question: QUESTION },
  asks_with_null: { type: 'waiting', content: null, question: QUESTION },
})

/** A report with an empty content behind one with a content. */
export const emptied = fetching('an empty content', following, {
  empty: { type: 'running', content: '' },
})

/** Reports whose type is not their first member. */
export const orders = fetching('members in other orders', stateOf, {
  last: { content: TEXT, type: 'running' },
  middle: { content: TEXT, type: 'waiting', question: QUESTION },
  stops: { result: TEXT, type: 'stopped' },
})

/** A tool that reports this, and ends where it reports that it has stopped. */
function stateOf(id: string, report: JsonObject): Action[] {
  return report.type === 'stopped'
    ? over(id, { state: report }, { exit: 0 })
    : following(id, report)
}

/** Reports with members that no state has, and with those of other states. */
export const strange = fetching('members of later times', stateOf, {
  runs: { type: 'running', content: TEXT, progress: 0.5, later: { deep: [1] } },
  asks: { type: 'waiting', content: TEXT, question: QUESTION, deadline: null },
  looks: { type: 'running', content: TEXT, state: 'stopped', question: QUESTION, result: 'over' },
  asks_on: { type: 'waiting', content: TEXT, question: QUESTION, result: { Ok: 'over' } },
  stops: { type: 'stopped', result: { Ok: TEXT }, question: QUESTION, later: 1 },
})

/** A failure as a tool reports it. */
export const failure = (message: string) => ({ message, trace: ['because'], transient: false })

/** Reports without the member that their state cannot do without, of tools that stay. */
export const broken = fetching(
  'broken reports',
  following,
  {
    unasked: { type: 'waiting', content: 'paused' },
    endless: { type: 'stopped' },
    asks_null: { type: 'waiting', content: 'paused', question: null },
    ends_null: { type: 'stopped', result: null },
    fails: { type: 'stopped', result: { Err: failure('broken 4740') } },
    fine: { type: 'running', content: TEXT },
  },
  fetched('fine', 'fine again'),
)

const MANY = 40

/** A tool that reports many times, and one that just ends. */
export const often = stateScenario(
  'many reports',
  following(
    'm',
    ...Array.from({ length: MANY }, (_, i) => ({ type: 'running', content: `step ${i}` })),
    { type: 'running', content: 'the last step' },
  ),
  over('s'),
  TIME_TO_NOTICE,
  fetched('m'),
  fetched('s'),
  aborted('m'),
)

/** How long a tool is silent, so that a wait for it is seen to be one. */
const SILENT_MS = 4_000

/** A tool that reports nothing for a while, and two that report nothing until they are given an input. */
export const silent = stateScenario(
  'a silent tool',
  spawn('mute', { mark: 'begins' }, { wait_apply: true }, running('at last'), { wait_apply: true }),
  spawn('q', { mark: 'begins' }, { sleep_ms: SILENT_MS }, { mark: 'late' }, running('at last'), {
    wait_apply: true,
  }),
  spawn('hush', { mark: 'begins' }, { wait_apply: true }),
  ...['mute', 'q', 'hush'].map((id) => reached('begins', id)),
  { wait: 'spawn q' },
  fetched('q'),
  { wait: 'spawn mute' },
  fetched('mute'),
  { wait: 'spawn hush' },
  { call: { id: 'taken', arguments: { action: 'spawn', id: 'hush' }, script: STRAY } },
  act('apply', 'mute', 'apply mute', { input: 'speak' }),
  reached('late', 'q'),
  ...['q', 'mute', 'hush'].map(aborted),
)

const NEXT = { id: 'q-18', text: 'And after that?', answer_type: 'Text' }

/** A question that was answered, and one that came after another. */
export const answered = stateScenario(
  'questions that are answered',
  ['runs', 'asks'].flatMap((id) => [
    spawn(
      id,
      waiting,
      ...marked('up'),
      { wait_apply: true },
      id === 'runs' ? running(TEXT) : { state: { type: 'waiting', question: NEXT } },
      ...marked('on'),
      { wait_apply: true },
      { stop: TEXT },
    ),
    reached('up', id),
    { wait: `spawn ${id}` },
    fetched(id, `${id} first`),
    act('apply', id, `answer ${id}`, { input: 'an answer' }),
    reached('on', id),
    fetched(id),
  ]),
  act('apply', 'runs', 'end runs', { input: 'end' }),
  { gone: 'spawn runs' },
  TIME_TO_NOTICE,
  fetched('runs', 'runs at last'),
)
