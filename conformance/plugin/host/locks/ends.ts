import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { dialogue } from '../dialogue.ts'
import { firstOf, type Observe } from '../observed.ts'
import { lock, unlock } from '../requests.ts'
import { begin, exit, run } from '../script.ts'
import { FIRST, isGiven, locking, SECOND } from './locking.ts'

/** Two locks, since a host may forget all but one; the first is given back before and taken again. */
const taken = dialogue({
  ...{ before: lock(FIRST), 'before that': unlock(FIRST) },
  ...{ lock: lock(FIRST), second: lock(SECOND) },
})
const ENDED = { ended: run(...taken.steps) }

/** The lock was the first plugin's, and is another's when the host has ended. */
const isFree: Observe = firstOf(
  taken.are('locked', 'lock', 'second'),
  isGiven(taken.beside('ended'), 'lock', 'second'),
)

/** The host is asked to end while the plugin has both locks; what the plugin does then. */
const askedToEnd = (...steps: PluginStep[]) => ({
  steps: begin(
    { catch_signals: true },
    ...taken.steps,
    { mark: 'here' },
    { message: 'shutdown' },
    ...steps,
  ),
  signal: { at: 'here', name: 'SIGTERM' } as const,
  beside: ENDED,
})

const FREE = ['`locked` for a plugin of a later run', isFree] as const

/** How locks end with their plugin. @see rfd072 §Workspace Mutations @see rfd072 §Shutdown */
export const lockEndScenes = [
  locking(
    'and `exit`',
    { steps: begin(...taken.steps, ...exit(0)), beside: ENDED },
    { 'plugin.locks.exit-frees-locks': FREE },
  ),
  locking('and `exit` with another code, when it is asked to end', askedToEnd(...exit(3)), {
    'plugin.locks.exit-frees-locks': FREE,
  }),
  locking(
    'and the end of the process',
    { steps: begin(...taken.steps, { status: 0 }), beside: ENDED },
    { 'plugin.locks.end-frees-locks': FREE },
  ),
  locking('and a plugin that stays', askedToEnd({ stay: true }), {
    'plugin.locks.kill-frees-locks': FREE,
  }),
]
