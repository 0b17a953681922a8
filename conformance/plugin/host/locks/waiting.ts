import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import type { PluginHostClauseRef } from '../../../../spec/generated/requirement-ids.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { dialogue } from '../dialogue.ts'
import type { Observe } from '../observed.ts'
import { lock, unlock } from '../requests.ts'
import { scene } from '../scenario.ts'
import { ask, begin, exit, run } from '../script.ts'
import { FIRST, STILL_REFUSED } from './locking.ts'

const taken = dialogue({ lock: lock(FIRST) })

/** Has the lock, and goes on when another plugin was refused it. */
const HELD: PluginStep[] = [...taken.steps, { mark: 'held' }, { awaits: 'waiting' }]

/** Is refused the lock, and then asks for it again and again. */
const WAITER = run(
  ...ask(lock(FIRST)),
  { mark: 'waiting' },
  {
    ...{ repeat: lock(FIRST), received: { type: 'locked' } },
  },
)

/** Microseconds by which the clocks of two processes may differ. */
const ACCURACY_US = 50_000

/** When the lock has to be free, in microseconds. */
type Freed = (reading: PluginHostReading) => number | undefined

const atReply: Freed = ({ replies, transcript }) => {
  const reply = replies.find(({ type }) => type === 'unlocked')
  return reply && transcript[reply.index]?.at
}

const atExit: Freed = ({ exit: ended }) => ended?.at

/** Of several refusals from then on, only the first may answer a request of before. */
const isFree =
  (freed: Freed): Observe =>
  (reading) => {
    const waiter = reading.probe('held').messages
    const from = freed(reading)
    if (from === undefined || !waiter.some(({ type }) => type === 'error'))
      return inconclusive('no other plugin was seen to wait for the lock')
    const at = (index: number) => reading.transcript[index]?.at ?? 0
    const late = waiter.filter(
      ({ type, index }) => type === 'error' && at(index) > from + ACCURACY_US,
    )
    if (late.length > 1) return STILL_REFUSED
    return waiter.some(({ type }) => type === 'locked')
      ? undefined
      : inconclusive('nobody asked for the lock in time')
  }

const waiting = (
  name: string,
  verifies: PluginHostClauseRef,
  title: string,
  freed: Freed,
  steps: PluginStep[],
) =>
  scene(
    `locks: awaited, and ${name}`,
    { ...{ steps, stored: true, feature: 'lock' }, beside: { held: WAITER } },
    {},
    { verifies, title, expected: '`locked` for a plugin that waits', observe: isFree(freed) },
  )

/** Locks for which another plugin waits, so that it is seen when they are free. @see rfd072 §Workspace Mutations */
export const waitingScenes = [
  waiting(
    'given back',
    'plugin.locks.unlock-frees#free',
    'has freed the lock when it confirms `unlock`',
    atReply,
    run(...HELD, ...ask(unlock(FIRST)), { awaits: 'held' }),
  ),
  waiting(
    '`exit`',
    'plugin.locks.exit-frees-locks',
    'has freed the locks when it has ended',
    atExit,
    begin(...HELD, ...exit(0)),
  ),
  waiting(
    'the end of the process',
    'plugin.locks.end-frees-locks',
    'has freed the locks when it has ended without `exit`',
    atExit,
    begin(...HELD, { die: 'SIGKILL' }),
  ),
]
