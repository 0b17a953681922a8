import type { Notification } from '../../../../spec/generated/messages/toolstate.ts'
import { idsIn } from '../../await/condition.ts'
import type { RegistryEvent } from '../../registry/event.ts'
import { instancesOf } from '../../registry/open-call.ts'
import type { Notice, RegistryState } from '../../registry/state.ts'
import { onFlags, onReduction } from '../keeping.ts'
import { onEffect, onEffects, onTurnOver } from '../keeping-turns.ts'
import { mutantsIn } from '../mutant.ts'

/** The instances of each await that is open. */
const awaited = ({ calls }: RegistryState): (readonly number[])[] =>
  [...calls.values()].filter(({ want }) => want.until === 'condition').map(instancesOf)

/** The instances of the awaits that an event can end. */
function endable(event: RegistryEvent, state: RegistryState): readonly (readonly number[])[] {
  if (event.event === 'stopped') return awaited(state)
  if (event.event !== 'call' || event.command.command !== 'await') return []
  return [idsIn(event.command.condition).flatMap((id) => state.names.get(id) ?? [])]
}

/** Keeps some notices of stops that awaits return, whichever of the stops ends the await. */
const keepingStops = (isKept: (notice: Notice, place: number, among: number) => boolean) =>
  onReduction((plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    const awaits = endable(event, before)
    if (awaits.length === 0) return { state, effects }
    const noted =
      event.event === 'stopped' ? plainly({ ...before, calls: new Map() }, event).state : before
    const notices = noted.notices.filter(
      (notice) =>
        state.notices.some(({ instance }) => instance === notice.instance) ||
        awaits.some((all) => isKept(notice, all.indexOf(notice.instance), all.length)),
    )
    return { state: { ...state, notices }, effects }
  })

const isCrash = (event: RegistryEvent) =>
  (event.event === 'stopped' || event.event === 'gone') &&
  'Err' in event.result &&
  / without a result/.test(event.result.Err.message)

/** Delivers at the end of a turn no notification of a kind of event that happened before. */
function forgettingUnread(kind: Notification['event']) {
  return onTurnOver(({ notifications, ...turn }) => {
    const ids = turn.handles.map(({ id }) => id)
    const isKept = ({ event, handle = '' }: Notification) => event !== kind || ids.includes(handle)
    return { ...turn, notifications: notifications.filter(isKept) }
  })
}

function repeatingShown() {
  const shown: Notification[] = []
  return onEffects((effects) =>
    effects.map((effect) => {
      const result = effect.effect === 'reply' && 'result' in effect.reply && effect.reply.result
      if (result && result.state === 'stopped')
        shown.push({ handle: String(result.id), message: `${result.id} stopped` })
      if (effect.effect !== 'turn over') return effect
      const notifications = [...effect.turn.notifications, ...shown.splice(0)]
      return { ...effect, turn: { ...effect.turn, notifications } }
    }),
  )
}

/** Mutants that notify of what is watched, or of what is not to be notified, nearly as they are to. */
export const nearNoticeMutants = mutantsIn('toolstate.notifications')({
  'none-for-awaited#stop': {
    'repeats-the-second: notifies of the stop of a handle that an await names behind another':
      keepingStops((_, place) => place > 0),
    'repeats-awaited-failures: notifies of a failure that an await has returned': keepingStops(
      ({ notification }, place) => notification.event === 'failure' && place >= 0,
    ),
    'repeats-single-stops: notifies of the stop of the only handle that an await names':
      keepingStops((_, place, among) => place === 0 && among === 1),
  },
  'none-for-awaited#waiting': {
    'questions-of-the-second: notifies of the question of a handle that an await names behind another':
      onEffect('hand over', (effect, before) => {
        const later = before.notices.filter(({ instance }) =>
          awaited(before).some((all) => all.indexOf(instance) > 0),
        )
        const questions = later.map(({ notification }) => notification)
        return [
          {
            ...effect,
            notices: [...effect.notices, ...questions.filter(({ event }) => event === 'waiting')],
          },
        ]
      }),
  },
  'success-by-default': {
    'successes-of-the-turn: forgets with the turn which successes were not read':
      forgettingUnread('success'),
  },
  'none-after-fetch': {
    'repeats-at-the-end: notifies at the end of a turn of the stops that fetches have shown':
      repeatingShown(),
  },
  'failure-by-default': {
    'failures-of-the-turn: forgets with the turn which failures were not read':
      forgettingUnread('failure'),
    'silent-crashes: notifies of no failure of a tool that has vanished': onReduction(
      (plainly) => (before, event) => {
        const { state, effects } = plainly(before, event)
        return isCrash(event)
          ? { state: { ...state, notices: before.notices }, effects }
          : { state, effects }
      },
    ),
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
    'questions-for-ends: notifies of the question, and of no success, where it is to notify of no question':
      onFlags(({ waiting, success }) => ({ waiting: true, success: waiting && success })),
    'failures-are-questions: notifies of no failure where it is to notify of no question': onFlags(
      ({ waiting, failure }) => ({ failure: waiting && failure }),
    ),
  },
})
