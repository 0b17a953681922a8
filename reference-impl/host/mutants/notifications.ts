import type { Notification } from '../../../spec/generated/messages/toolstate.ts'
import type { RegistryEvent } from '../registry/event.ts'
import { type Result, textOf } from '../registry/result.ts'
import type { RegistryState } from '../registry/state.ts'
import { type Flags, onEvent, onFlags, onReduction } from './keeping.ts'
import { onEffect, onEffects } from './keeping-turns.ts'
import { mutantsIn } from './mutant.ts'

/** Takes other results for those of tools. */
const onResult = (change: (result: Result) => Result) =>
  onEvent((event) =>
    event.event === 'stopped' ? { ...event, result: change(event.result) } : event,
  )

/** Hands other notifications over. */
const onHandOver = (
  change: (notices: readonly Notification[], before: RegistryState) => readonly Notification[],
) =>
  onEffect('hand over', (effect, before) => [
    { ...effect, notices: change(effect.notices, before) },
  ])

/** Keeps notifications that are forgotten with an event. */
const keepingNotices = (isIt: (event: RegistryEvent) => boolean) =>
  onReduction((plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    if (!isIt(event)) return { state, effects }
    const { notices } = plainly({ ...before, calls: new Map() }, event).state
    return {
      state: { ...state, notices: event.event === 'call' ? before.notices : notices },
      effects,
    }
  })

const isAwaiting = ({ calls }: RegistryState) =>
  [...calls.values()].some(({ want }) => want.until === 'condition')

/** Mutants that notify wrongly. */
export const notificationMutants = mutantsIn('toolstate.notifications')({
  'success-by-default': {
    'silent-successes: notifies of no success': onFlags(() => ({ success: false })),
  },
  'failure-by-default': {
    'silent-failures: notifies of no failure': onFlags(() => ({ failure: false })),
  },
  'waiting-by-default': {
    'silent-questions: notifies of no question': onFlags(() => ({ waiting: false })),
    'first-question: notifies of the first question of a handle': firstOf('waiting'),
  },
  'no-content-by-default': {
    'loud-output: notifies of new output in any case': onFlags(() => ({ content: true })),
  },
  'content-on-request#new-output': {
    'silent-output: notifies of no new output': onFlags(() => ({ content: false })),
    'first-output: notifies of the first new output of a handle': firstOf('content'),
  },
  'content-on-request#not-the-result': {
    'results-are-output: takes the result of a tool for new output': onReduction(
      (plainly) => (state, event) => {
        if (event.event !== 'stopped') return plainly(state, event)
        const { instance, result } = event
        const report = { type: 'running', content: textOf(result) } as const
        const reported = plainly(state, { event: 'reported', instance, report })
        const { state: next, effects } = plainly(reported.state, event)
        return { state: next, effects: [...reported.effects, ...effects] }
      },
    ),
  },
  'flags-are-separate#on-success': {
    'ends-are-alike: notifies of no failure where it is to notify of no success': onFlags(
      ({ success, failure }) => ({ failure: success && failure }),
    ),
  },
  'flags-are-separate#on-failure': {
    'failures-matter: notifies of failures in any case': onFlags(() => ({ failure: true })),
  },
  'flags-are-separate#on-waiting': {
    'nothing-after-it: notifies of no success where it is to notify of no question': onFlags(
      ({ waiting, success }) => ({ success: waiting && success }),
    ),
  },
  'printed-settings': {
    'settings-elsewhere: reads the flags from other keys than the printed ones': {
      reported: 'the printed keys are not read',
      ...onFlags(() => ({ success: true, failure: true, waiting: true, content: false })),
    },
  },
  'result-tells-event#ok': {
    'reads-the-text: takes a result for a failure that begins with the word': onResult((result) =>
      'Ok' in result && result.Ok.startsWith('error')
        ? { Err: { message: result.Ok, trace: [], transient: false } }
        : result,
    ),
  },
  'result-tells-event#err': {
    'ended-in-order: takes a failure that a tool reports for a success': onResult((result) => ({
      Ok: textOf(result),
    })),
  },
  'none-after-fetch': {
    'repeats-the-fetched: notifies of a stop that a fetch has shown': keepingNotices(
      (event) => event.event === 'call' && event.command.command === 'fetch',
    ),
  },
  'none-for-awaited#stop': {
    'repeats-the-awaited: notifies of a stop that an await has returned': keepingNotices(
      ({ event }) => event === 'stopped',
    ),
  },
  'none-for-awaited#waiting': {
    'questions-meanwhile: notifies of a question that an await is blocked on': onHandOver(
      (_, { notices }) => notices.map(({ notification }) => notification),
    ),
  },
  'silence-is-per-handle': {
    'silent-meanwhile: notifies of nothing while an await is blocked': onHandOver(
      (notices, before) => (isAwaiting(before) ? [] : notices),
    ),
  },
  'settings-are-per-tool#notifications': {
    'last-flags: has the flags of the tool that was spawned last with some set': (() => {
      let last: Partial<Flags> = {}
      return onFlags((flags) => {
        if (Object.values(flags).join() !== 'true,true,true,false') last = flags
        return last
      })
    })(),
  },
  'delivered-once': {
    'repeats-all: delivers each notification again': (() => {
      const delivered: Notification[] = []
      return onHandOver((notices) => {
        delivered.push(...notices)
        return [...delivered]
      })
    })(),
    'again-at-the-end: delivers all notifications of a turn again at its end': (() => {
      const delivered: Notification[] = []
      return onEffects((effects) =>
        effects.map((effect) => {
          if (effect.effect === 'hand over') delivered.push(...effect.notices)
          if (effect.effect !== 'turn over') return effect
          const notifications = [...delivered, ...effect.turn.notifications]
          return { ...effect, turn: { ...effect.turn, notifications } }
        }),
      )
    })(),
    'questions-twice: notifies twice of each question': onHandOver((notices) =>
      notices.flatMap((notice) => (notice.event === 'waiting' ? [notice, notice] : [notice])),
    ),
  },
  'says-what-happened#handle': {
    'names-the-tool: names the tool in place of the handle': onHandOver((notices) =>
      notices.map(({ handle = '', ...notice }) => ({
        ...notice,
        message: notice.message.replace(handle, 'a handle'),
      })),
    ),
  },
  'says-what-happened': {
    'swaps-handles: names the failed handle for the successful one, and the other way round':
      onHandOver((notices) => {
        const [one, other] = ['success', 'failure'].map((kind) =>
          notices.find(({ event }) => event === kind),
        )
        return notices.map((notice) => {
          const { handle = '' } = (notice === one ? other : notice === other ? one : notice) ?? {}
          return {
            ...{ ...notice, handle },
            message: notice.message.replace(notice.handle ?? '', handle),
          }
        })
      }),
  },
  'says-what-happened#event': {
    'something-changed: states that a handle has changed': onHandOver((notices) =>
      notices.map(({ event: _, level: __, ...notice }) => ({
        ...notice,
        message: `${notice.handle} has changed`,
      })),
    ),
  },
})

/** Notifies once of events of a kind, for each handle. */
function firstOf(kind: Notification['event']) {
  const seen = new Set<string | undefined>()
  return onHandOver((notices) =>
    notices.filter(({ event, handle }) => {
      const isLater = event === kind && seen.has(handle)
      if (event === kind) seen.add(handle)
      return !isLater
    }),
  )
}
