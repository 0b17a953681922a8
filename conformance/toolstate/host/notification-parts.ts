import type { Action } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { SpawnSettings } from '../../../spec/generated/messages/toolstate.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import { marked, QUESTION, reached, running, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { scenariosOf } from './handle-scenario.ts'
import { launched } from './handles.ts'

export const READ: Action = { notifications: true }

/** Words that a success, a failure and a question have alike, and that look like a failure. */
const WORDS = 'error: the same words'

const limits = { idle_ms: 20_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** A tool with some flags. */
export const flagged = (
  name: string,
  notifications: NonNullable<SpawnSettings['notifications']>,
) => ({
  ...{ name, stateful: true, limits, spawn: { notifications } },
})

/** What a tool does whom nobody watches. */
const ENDS = {
  success: [{ stop: WORDS }],
  nothing: [{ stop: '' }],
  crash: [{ exit: 3 }],
  failure: [{ stop: { Err: { message: WORDS, trace: [], transient: false } } }],
  question: [
    { state: { type: 'waiting', question: { ...QUESTION, text: WORDS } } },
    ...marked('done'),
    { wait_apply: true },
    running('goes on'),
    held('end'),
    { stop: WORDS },
  ],
  output: [running('fresh output'), ...marked('done'), held('end'), { stop: 'last output' }],
} satisfies Record<string, ProbeStep[]>

/** Spawns a tool that comes to this when it is let go, so that the answer to the spawn does not show it. */
export const spawned = (id: string, end: keyof typeof ENDS, tool?: string): Action[] =>
  launched(id, [running(`${id} runs`), ...marked('up'), held(), ...ENDS[end]], tool)

/** Spawns a tool that comes to this when nobody asks for it. */
export const unwatched = (...spawn: Parameters<typeof spawned>): Action[] => [
  ...spawned(...spawn),
  letGo(`spawn ${spawn[0]}`),
]

/** Lets a tool end whose last report a host has had time to look at. */
export const ending = (id: string): Action[] => [TIME_TO_NOTICE, letGo(`spawn ${id}`, 'end')]

export const done = (...ids: string[]): Action[] => ids.map((id) => reached('done', id))

export const notifying = scenariosOf('notifications', { needs: ['notifications'] })
