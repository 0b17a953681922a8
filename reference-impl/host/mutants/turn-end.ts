import type { RegistryEffect } from '../registry/effect.ts'
import type { Handle } from '../registry/handle.ts'
import { endingAfter, onEvent, onReduction } from './keeping.ts'
import {
  askingAnyway,
  endingTurnAt,
  keepingIds,
  onChoices,
  onEffect,
  onInquiry,
  onPolicies,
  onTurnOver,
} from './keeping-turns.ts'
import { mutantsIn } from './mutant.ts'

const isWaiting = ({ phase }: Handle) => phase.type === 'waiting'

/** Mutants that treat the handles of a turn wrongly at its end, and ask wrongly about them. */
export const turnEndMutants = mutantsIn('toolstate.turn-end')({
  'inquire-by-default#inquiry': {
    'abort-by-default: ends the handles of a tool without a policy': onPolicies(
      ({ settings: { onTurnEnd } }) => (onTurnEnd === 'inquire' ? 'abort' : onTurnEnd),
    ),
  },
  'inquire-by-default#nothing-ended-before': {
    'ends-the-waiting: ends waiting handles while it asks': endingAfter((event, before) =>
      event.event === 'turn end'
        ? [...before.handles.values()].filter(isWaiting).map(({ instance }) => instance)
        : [],
    ),
  },
  'three-policies#inquire': {
    'inquire-is-await: waits under the policy `inquire`': onPolicies(
      ({ settings: { onTurnEnd } }) => (onTurnEnd === 'inquire' ? 'await' : onTurnEnd),
    ),
  },
  'three-policies#await': {
    'await-is-inquire: asks under the policy `await`': onPolicies(({ settings: { onTurnEnd } }) =>
      onTurnEnd === 'await' ? 'inquire' : onTurnEnd,
    ),
  },
  'three-policies#abort': {
    'abort-is-await: waits under the policy `abort`': onPolicies(({ settings: { onTurnEnd } }) =>
      onTurnEnd === 'abort' ? 'await' : onTurnEnd,
    ),
  },
  'inquiry-lists-handles#every-handle': {
    'one-fewer: leaves the last handle out of the inquiry': onInquiry((handles) =>
      handles.slice(0, Math.max(1, handles.length - 1)),
    ),
  },
  'inquiry-lists-handles#state': {
    'all-running: states in the inquiry that every handle is running': onInquiry((handles) =>
      handles.map((handle) => ({ ...handle, state: 'running' })),
    ),
  },
  'inquiry-lists-handles#output': {
    'outputs-of-running: shows in the inquiry no output of waiting handles': onInquiry((handles) =>
      handles.map((handle) =>
        handle.state === 'waiting' ? { ...handle, output_preview: '' } : handle,
      ),
    ),
  },
  'inquiry-form': {
    'elapsed-in-words: states in the inquiry in words how long a handle has lived': onInquiry(
      (handles) =>
        handles.map(({ elapsed_secs: seconds, ...handle }) => ({
          ...handle,
          elapsed: `${seconds} seconds`,
        })),
    ),
  },
  'output-is-shortened': {
    'whole-output: shows the whole output in the inquiry': onInquiry((handles, { handles: all }) =>
      handles.map((handle) => {
        const { phase } = [...all.values()].find(({ id }) => id === handle.id) ?? {}
        return { ...handle, output_preview: phase && 'content' in phase ? phase.content : '' }
      }),
    ),
  },
  'choice-per-handle#wait': {
    'one-waits-all-wait: waits for all handles where one is to be waited for': onChoices(
      (choices) =>
        choices.some(({ action }) => action === 'wait')
          ? choices.map((choice) => ({ ...choice, action: 'wait' }))
          : choices,
    ),
  },
  'choice-per-handle#abort': {
    'one-ends-all-end: ends all handles where one is to be ended': onChoices((choices) =>
      choices.some(({ action }) => action === 'abort') ? [] : choices,
    ),
  },
  'chosen-wait#turn-open': {
    'waits-afterwards: ends the turn and waits then': endingTurnAt(
      ({ event }) => event === 'chosen',
    ),
  },
  'chosen-wait#result': {
    'keeps-the-result: delivers no result of a handle that it has waited for': onTurnOver(
      (turn) => ({
        handles: turn.handles.map(({ result: _, ...handle }) => handle),
        notifications: [],
      }),
    ),
    'first-words: delivers the first 500 characters of a result that it has waited for': onTurnOver(
      ({ handles, ...turn }) => ({
        ...turn,
        handles: handles.map(({ result, ...handle }) =>
          result === undefined ? handle : { ...handle, result: result.slice(0, 500) },
        ),
      }),
    ),
  },
  'chosen-wait-has-a-limit': {
    'waits-for-ever: waits without a limit once that was chosen': onEffect(
      'arm turn limit',
      () => [],
    ),
  },
  'chosen-abort': {
    'ends-late: ends handles when it has waited for the others': onReduction((plainly) => {
      let held: RegistryEffect[] = []
      return (before, event) => {
        const { state, effects } = plainly(before, event)
        if (event.event === 'chosen') held = effects.filter(({ effect }) => effect === 'end')
        const isOver = event.event === 'stopped' && held.length > 0
        const late = isOver ? held.splice(0) : []
        const isHeld = (effect: RegistryEffect) =>
          event.event === 'chosen' && effect.effect === 'end'
        return { state, effects: [...effects.filter((effect) => !isHeld(effect)), ...late] }
      }
    }),
  },
  'no-handle-no-inquiry': {
    'always-asks: asks at the end of every turn': askingAnyway(({ length }) => length === 0),
  },
  'waiting-is-outstanding': {
    'forgets-the-waiting: does not ask about waiting handles': onInquiry((handles) =>
      handles.filter(({ state }) => state !== 'waiting'),
    ),
  },
  'no-handle-survives#no-process': {
    'ends-nothing: leaves handles running that are to be ended': endingTurnAt(
      ({ event }) => event === 'chosen',
      'end',
    ),
  },
  'no-handle-survives#no-id': {
    'ids-of-the-turn: knows the ids of the turn before': keepingIds(() => true),
  },
  'toolstate.lifecycle.next-turn-knows-no-id#unknown': {
    'waited-ids: knows the ids that the end of the turn has waited for': keepingIds(
      ({ ending }) => !ending,
    ),
  },
  'toolstate.lifecycle.stopped-is-not-active#not-listed': {
    'asks-about-the-stopped: asks about handles that have stopped': askingAnyway(
      ({ length }) => length === 0,
    ),
  },
  'toolstate.notifications.settings-are-per-tool#lifecycle': {
    'first-policy: treats all handles by the policy of the first': onPolicies(
      ({ settings }, [first]) => first?.settings.onTurnEnd ?? settings.onTurnEnd,
    ),
  },
  'unanswered-inquiry#turn-ends': {
    'waits-for-an-answer: waits as long as its inquiry has no answer': onEvent((event) =>
      event.event === 'chosen' && event.choices.length === 0 ? undefined : event,
    ),
  },
  'unanswered-inquiry#no-process': {
    'lets-them-run: leaves handles running that nobody has chosen to end': endingTurnAt(
      (event) => event.event === 'chosen' && event.choices.length === 0,
      'end',
    ),
  },
  'every-end-counts': {
    'asks-once: asks at the end of the first turn alone': onPolicies(({ settings }, _, turn) =>
      turn > 1 ? 'abort' : settings.onTurnEnd,
    ),
  },
})
