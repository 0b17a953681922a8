import type { Action } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { letGo } from '../../vfs/host/actions.ts'
import { act, marked, running, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { awaitScenario, handleScenario } from './handle-scenario.ts'
import {
  aborted,
  again,
  asking,
  awaited,
  begun,
  fetched,
  gone,
  launched,
  over,
  respawned,
  resultOf,
  through,
} from './handles.ts'
import { failure } from './state-scenarios.ts'

/** The output of each second handle of an id. */
export const AGAIN = 'another result'

/** The message of a tool that fails as soon as it runs. */
export const AT_ONCE = 'broken 4800'

/** A tool that states its end and leaves later, whatever it is asked, where its host lets it. */
const STAYING: ProbeStep[] = [
  { ignore_signals: true },
  running('o runs'),
  ...marked('up'),
  { wait_release: 'stop', within_ms: 60_000 },
  { stop: resultOf('o') },
  { wait_release: 'leave', within_ms: 60_000 },
]

/** Long enough for a tool to be there still when its id is used again. */
const limits = { idle_ms: 60_000, cancel_grace_ms: 500, term_grace_ms: 20_000 }

/** A second handle of an id. */
function secondOf(id: string, tool = 'probe'): Action[] {
  const script: ProbeStep[] = [
    running(`${id} again`),
    ...marked('again'),
    { wait_apply: true },
    { stop: AGAIN },
  ]
  return [...again(id, script, tool), through(tool, 'fetch', id, `fetch ${id} again`)]
}

const instant = (id: string, end: ProbeStep): Action[] => [
  ...launched(id, [...marked('up'), end]),
  ...gone(id),
]

/** Ids whose handles have ended; the process of one of them stays for a while. */
export const reused = handleScenario(
  { name: 'ids that are used again', tools: [{ name: 'other', stateful: true, limits }] },
  launched('o', STAYING, 'other'),
  letGo('spawn o', 'stop'),
  over('s'),
  over('f', { stop: { Err: failure('broken 4801') } }),
  TIME_TO_NOTICE,
  ...['s', 'f'].map((id) => fetched(id)),
  through('other', 'fetch', 'o', 'fetch o'),
  secondOf('s'),
  secondOf('f'),
  secondOf('o', 'other'),
  letGo('spawn o', 'leave'),
  begun('b'),
  asking('w'),
  ...['b', 'w'].map(aborted),
  gone('b', 'w', 'o'),
  TIME_TO_NOTICE,
  through('other', 'fetch', 'o', 'o afterwards'),
  through('other', 'abort', 'o', 'abort o'),
  secondOf('b'),
  secondOf('w'),
  instant('i', { stop: resultOf('i') }),
  instant('j', { stop: { Err: failure(AT_ONCE) } }),
  TIME_TO_NOTICE,
  ...['i', 'j'].map((id) => fetched(id)),
  secondOf('i'),
  act('apply', 's', 'end s again', { input: 'end' }),
  { gone: 'again s' },
  ...['b', 'w', 'i', 'f'].map(aborted),
  TIME_TO_NOTICE,
  fetched('s', 'end of s again'),
  respawned('third s', 's', 's once more', 'over'),
  aborted('s'),
  { turn_end: true },
)

/** Ids that are used again when an await has shown their ends, and an await of a handle whose end was shown. */
export const shownByAwaits = awaitScenario(
  'ids of ends that an await has shown',
  ...['s', 't', 'd'].map((id) => over(id)),
  over('x', { exit: 3 }),
  begun('a'),
  TIME_TO_NOTICE,
  awaited('limit', { all: ['s', 'a'], timeout_secs: 1 }),
  awaited('both', { all: ['x', 't'] }),
  fetched('d'),
  awaited('late', { all: ['d'], timeout_secs: 1 }),
  ...['s', 't', 'x'].map((id) => respawned(`again ${id}`, id)),
  ...['a', 's', 't', 'x'].map(aborted),
)
