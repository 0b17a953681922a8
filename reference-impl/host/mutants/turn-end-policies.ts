import { type Handle, isActive } from '../registry/handle.ts'
import { endingAfter, onEvent, onReduction } from './keeping.ts'
import { askingAnyway, endingTurnAt, keepingIds, onPolicies, onTurnOver } from './keeping-turns.ts'
import { mutantsIn } from './mutant.ts'

const isWaiting = ({ phase }: Handle) => phase.type === 'waiting'

/** Mutants that carry out wrongly the policies `await` and `abort`. */
export const turnEndPolicyMutants = mutantsIn('toolstate.turn-end')({
  'await-policy-waits#waits': {
    'first-is-enough: waits until the first handle has stopped': endingAfter((event, before) =>
      event.event === 'stopped' && before.turnEnd
        ? [...before.handles.values()].filter(isActive).map(({ instance }) => instance)
        : [],
    ),
    'running-alone: ends waiting handles under the policy `await`': onPolicies((handle) =>
      isWaiting(handle) && handle.settings.onTurnEnd === 'await'
        ? 'abort'
        : handle.settings.onTurnEnd,
    ),
  },
  'await-policy-waits#asks-nobody': {
    'asks-and-waits: asks about handles that it waits for in any case': askingAnyway((active) =>
      active.some(({ settings }) => settings.onTurnEnd === 'await'),
    ),
  },
  'await-policy-delivers#results': {
    'states-the-stop: notifies of the stop without its result': onTurnOver((turn) => ({
      ...turn,
      notifications: turn.notifications.map((each) => ({
        ...each,
        message: `${each.handle} stopped`,
      })),
    })),
  },
  'await-policy-delivers#every-result': {
    'successes-alone: delivers no failure that it has waited for': onTurnOver((turn) => ({
      ...turn,
      notifications: turn.notifications.filter(({ event }) => event !== 'failure'),
    })),
    'no-crashes: delivers no crash that it has waited for': onTurnOver((turn) => ({
      ...turn,
      notifications: turn.notifications.filter(({ message }) => !/without a result/.test(message)),
    })),
  },
  'await-policy-delivers#next-turn': {
    'a-turn-late: delivers results when the next turn ends': (() => {
      let held: Parameters<Parameters<typeof onTurnOver>[0]>[0]['notifications'] = []
      return onTurnOver((turn) => {
        const notifications = held
        held = turn.notifications
        return { ...turn, notifications }
      })
    })(),
  },
  'await-policy-delivers#notifications': {
    'results-to-fetch: has results fetched in the next turn': keepingIds(({ ending }) => !ending),
  },
  'await-policy-has-a-limit#configurable': {
    'one-limit: waits for all handles up to the limit of the first': onReduction((plainly) => {
      let first: number | undefined
      return (before, event) => {
        const { state, effects } = plainly(before, event)
        const limited = effects.map((effect) => {
          if (effect.effect !== 'arm turn limit') return effect
          first ??= effect.ms
          return { ...effect, ms: first }
        })
        return { state, effects: limited }
      }
    }),
  },
  'await-policy-has-a-limit#rest-ended': {
    'leaves-the-rest: leaves the handles running that are active at the limit': endingTurnAt(
      ({ event }) => event === 'turn limit',
      'end',
    ),
  },
  'await-policy-has-a-limit#results-kept': {
    'all-or-nothing: delivers no results where the limit has passed': onTurnOver((turn) => ({
      ...turn,
      notifications: turn.handles.some(({ end }) => end === 'aborted') ? [] : turn.notifications,
    })),
  },
  'abort-policy-ends-handles#no-inquiry': {
    'asks-and-ends: asks about handles that it ends in any case': askingAnyway((active) =>
      active.some(({ settings }) => settings.onTurnEnd === 'abort'),
    ),
  },
  'abort-policy-ends-handles#every-handle': {
    'waits-for-the-waiting: ends running handles alone': onPolicies((handle) =>
      isWaiting(handle) ? 'await' : handle.settings.onTurnEnd,
    ),
  },
  'aborted-results-are-lost#no-result': {
    'last-words: notifies of the output of the handles that it has ended': (() => {
      const outputs = new Map<string, string>()
      const seen = onEvent((event, { handles }) => {
        const id = event.event === 'reported' && handles.get(event.instance)?.id
        if (id && event.report.content) outputs.set(id, event.report.content)
        return event
      })
      const shown = onTurnOver((turn) => ({
        ...turn,
        handles: turn.handles.map((each) => ({ ...each, result: outputs.get(each.id) ?? '' })),
      }))
      return {
        keeping: {
          reduce: (plainly) =>
            shown.keeping?.reduce?.(seen.keeping?.reduce?.(plainly) ?? plainly) ?? plainly,
        },
      }
    })(),
  },
  'aborted-results-are-lost#unknown-id': {
    'ended-ids: knows the ids of handles that it has ended': keepingIds(
      ({ ending }) => ending !== undefined,
    ),
  },
  'own-policy-per-tool#abort': {
    'most-patient: waits for all handles where one tool has the policy `await`': onPolicies(
      ({ settings }, active) =>
        active.some((each) => each.settings.onTurnEnd === 'await') ? 'await' : settings.onTurnEnd,
    ),
  },
  'own-policy-per-tool#await': {
    'least-patient: ends all handles where one tool has the policy `abort`': onPolicies(
      ({ settings }, active) =>
        active.some((each) => each.settings.onTurnEnd === 'abort') ? 'abort' : settings.onTurnEnd,
    ),
  },
})
