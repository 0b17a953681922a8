import type { TurnEndInquiry } from '../../../../spec/generated/messages/toolstate.ts'
import type { RegistryEffect } from '../../registry/effect.ts'
import type { RegistryEvent } from '../../registry/event.ts'
import { type Handle, hasStopped, isActive } from '../../registry/handle.ts'
import { onReduction } from '../keeping.ts'
import { endingTurnAt, onEffects, onInquiry, onPolicies, onTurnOver } from '../keeping-turns.ts'
import { mutantsIn } from '../mutant.ts'

const isWaiting = ({ phase }: Handle) => phase.type === 'waiting'

/** Delivers no results of some handles, by how they stood at an event of the turn's end. */
function losing(at: RegistryEvent['event'], isLost: (handle: Handle) => boolean) {
  let lost: string[] = []
  return onEffects((effects, event, before) => {
    if (event.event === 'turn end') lost = []
    if (event.event === at) lost = [...before.handles.values()].filter(isLost).map(({ id }) => id)
    return effects.map((effect) =>
      effect.effect === 'turn over' ? { ...effect, turn: without(effect.turn, lost) } : effect,
    )
  })
}

type TurnOver = Extract<RegistryEffect, { effect: 'turn over' }>['turn']

const without = (turn: TurnOver, ids: readonly string[]): TurnOver => ({
  ...turn,
  handles: turn.handles.map(({ result, ...handle }) =>
    ids.includes(handle.id) || result === undefined ? handle : { ...handle, result },
  ),
})

/** Asks with the states that the assistant was shown last. */
function asShown() {
  const shown = new Map<unknown, unknown>()
  return onEffects((effects) =>
    effects.map((effect) => {
      if (effect.effect === 'reply' && 'result' in effect.reply)
        shown.set(effect.reply.result.id, effect.reply.result.state)
      if (effect.effect !== 'inquire') return effect
      const handles = effect.inquiry.handles.map((handle) => ({
        ...handle,
        state: shown.get(handle.id) as typeof handle.state,
      }))
      return { ...effect, inquiry: { handles } }
    }),
  )
}

/** Asks once more about the handles of the inquiry before. */
function withFormer() {
  let former: TurnEndInquiry['handles'] = []
  return onInquiry((handles) => {
    const all = [...former, ...handles]
    former = handles
    return all
  })
}

/** Asks at the end of a turn that has no active handle, but had one that was aborted. */
function askingAfterAborts() {
  let hasAborted = false
  return onEffects((effects, event, before) => {
    if (event.event === 'call' && event.command.command === 'abort') hasAborted = true
    if (event.event !== 'turn end') return effects
    const isIdle = hasAborted && ![...before.handles.values()].some(isActive)
    hasAborted = false
    const asked: RegistryEffect = { effect: 'inquire', turn: 0, inquiry: { handles: [] } }
    return isIdle ? [asked, ...effects] : effects
  })
}

/** Ends waiting handles when the first of the others has stopped by itself. */
const waitsEndLate = onReduction((plainly) => {
  let held: RegistryEffect[] = []
  return (before, event) => {
    const { state, effects } = plainly(before, event)
    const handleOf = (instance: number) => before.handles.get(instance)
    if (event.event === 'stopped' && !handleOf(event.instance)?.ending)
      return { state, effects: [...effects, ...held.splice(0)] }
    if (event.event !== 'chosen') return { state, effects }
    held = effects.filter((each) => {
      const handle = each.effect === 'end' && handleOf(each.instance)
      return handle && isWaiting(handle)
    })
    return { state, effects: effects.filter((each) => !held.includes(each)) }
  }
})

/** Mutants that end turns nearly as they are to. */
export const nearTurnEndMutants = mutantsIn('toolstate.turn-end')({
  'three-policies#inquire': {
    'waits-beside-waits: waits for handles that it is to ask about where another tool has the policy `await`':
      onPolicies(({ settings: { onTurnEnd } }, active) =>
        onTurnEnd === 'inquire' && active.some((each) => each.settings.onTurnEnd === 'await')
          ? 'await'
          : onTurnEnd,
      ),
  },
  'inquiry-lists-handles#every-handle': {
    'asks-about-one-tool: asks about the handles of one tool, and ends the others': onPolicies(
      ({ tool, settings: { onTurnEnd } }, active) => {
        const first = active.find(({ settings }) => settings.onTurnEnd === 'inquire')
        return onTurnEnd === 'inquire' && tool !== first?.tool ? 'abort' : onTurnEnd
      },
    ),
  },
  'inquiry-lists-handles#state': {
    'states-as-shown: states in the inquiry how the assistant has seen a handle last': asShown(),
  },
  'output-is-shortened': {
    'trims-the-output: shows an output in the inquiry without the blanks at its ends': onInquiry(
      (handles, { handles: all }) =>
        handles.map((handle) => {
          const { phase } = [...all.values()].find(({ id }) => id === handle.id) ?? {}
          const content = phase && 'content' in phase ? phase.content : undefined
          return { ...handle, output_preview: content?.trim() ?? '' }
        }),
    ),
  },
  'chosen-wait#result': {
    'no-early-results: delivers no result of a handle that stopped while it asked': losing(
      'chosen',
      hasStopped,
    ),
    'chosen-successes: delivers no failure of a handle that it has waited for': onTurnOver(
      (turn, { handles: all }) => {
        const failed = [...all.values()].filter(
          ({ phase }) => phase.type === 'stopped' && 'Err' in phase.result,
        )
        return without(
          turn,
          failed.map(({ id }) => id),
        )
      },
    ),
  },
  'chosen-abort': {
    'ends-waits-late: ends waiting handles when it has waited for the others': waitsEndLate,
  },
  'no-handle-no-inquiry': {
    'asks-after-aborts: asks at the end of a turn whose handles were all aborted':
      askingAfterAborts(),
  },
  'no-handle-survives#no-id': {
    'lists-the-former: lists the handles of the turn before in the inquiry': withFormer(),
  },
  'no-handle-survives#no-process': {
    'asks-to-leave: ends no process at the end of a turn that passes over SIGTERM': {
      ...endingTurnAt(({ event }) => event === 'chosen'),
      apply: (parts) => ({
        ...parts,
        steps: (...given) => parts.steps(...given).filter(({ means }) => means !== 'SIGKILL'),
      }),
    },
  },
  'await-policy-delivers#results': {
    'results-of-500: notifies of the first 500 characters of a result': onTurnOver((turn) => ({
      ...turn,
      notifications: turn.notifications.map((each) => ({
        ...each,
        message: each.message.slice(0, 500),
      })),
    })),
  },
})
