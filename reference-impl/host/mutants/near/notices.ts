import type { RegistryEvent } from '../../registry/event.ts'
import { instancesOf } from '../../registry/open-call.ts'
import type { Settings } from '../../registry/settings.ts'
import type { RegistryState } from '../../registry/state.ts'
import { onEvent, onReduction } from '../keeping.ts'
import { onEffect } from '../keeping-turns.ts'
import { mutantsIn } from '../mutant.ts'

type Flags = Settings['notices']

/** Spawns handles with other flags. */
const onFlags = (change: (flags: Flags) => Partial<Flags>) =>
  onEvent((event) =>
    event.event === 'claim'
      ? {
          ...event,
          claims: event.claims.map(({ settings, ...claim }) => {
            const notices = { ...settings.notices, ...change(settings.notices) }
            return { ...claim, settings: { ...settings, notices } }
          }),
        }
      : event,
  )

/** The instances of each await that is open. */
const awaited = ({ calls }: RegistryState): (readonly number[])[] =>
  [...calls.values()].filter(({ want }) => want.until === 'condition').map(instancesOf)

const isLater = (state: RegistryState, instance: number): boolean =>
  awaited(state).some((instances) => instances.indexOf(instance) > 0)

/** Keeps the notice of a stop that an open await returns. */
const keepingStops = (
  isKept: (event: Extract<RegistryEvent, { event: 'stopped' }>, before: RegistryState) => boolean,
) =>
  onReduction((plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    if (event.event !== 'stopped' || !isKept(event, before)) return { state, effects }
    const { notices } = plainly({ ...before, calls: new Map() }, event).state
    return { state: { ...state, notices }, effects }
  })

/** Mutants that notify of what is watched, or of what is not to be notified, nearly as they are to. */
export const nearNoticeMutants = mutantsIn('toolstate.notifications')({
  'none-for-awaited#stop': {
    'repeats-the-second: notifies of the stop of a handle that an await names behind another':
      keepingStops(({ instance }, before) => isLater(before, instance)),
    'repeats-awaited-failures: notifies of a failure that an await has returned': keepingStops(
      ({ instance, result }, before) =>
        'Err' in result && awaited(before).some((instances) => instances.includes(instance)),
    ),
    'repeats-earlier-stops: notifies of a stop that an await has found': onReduction(
      (plainly) => (before, event) => {
        const { state, effects } = plainly(before, event)
        const isAwait = event.event === 'call' && event.command.command === 'await'
        return { state: isAwait ? { ...state, notices: before.notices } : state, effects }
      },
    ),
  },
  'none-for-awaited#waiting': {
    'questions-of-the-second: notifies of the question of a handle that an await names behind another':
      onEffect('hand over', (effect, before) => {
        const later = before.notices.filter(({ instance }) => isLater(before, instance))
        const questions = later.map(({ notification }) => notification)
        return [
          {
            ...effect,
            notices: [...effect.notices, ...questions.filter(({ event }) => event === 'waiting')],
          },
        ]
      }),
  },
  'flags-are-separate#on-success': {
    'no-questions-either: notifies of no question where it is to notify of no success': onFlags(
      ({ waiting, success }) => ({ waiting: waiting && success }),
    ),
    'ends-are-output: notifies of successes where it is to notify of new output': onFlags(
      ({ content, success }) => ({ success: content || success }),
    ),
  },
  'flags-are-separate#on-failure': {
    'questions-are-failures: notifies of no question where it is to notify of no failure': onFlags(
      ({ waiting, failure }) => ({ waiting: waiting && failure }),
    ),
  },
  'flags-are-separate#on-waiting': {
    'failures-are-questions: notifies of no failure where it is to notify of no question': onFlags(
      ({ waiting, failure }) => ({ failure: waiting && failure }),
    ),
  },
})
