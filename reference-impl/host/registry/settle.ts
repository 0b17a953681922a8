import type { RegistryEvent } from './event.ts'
import { hasStopped } from './handle.ts'
import { withoutNoticesOf } from './notices.ts'
import { instancesOf, type OpenCall } from './open-call.ts'
import { replyTo, type Shown } from './replies.ts'
import { entered, type RegistryState, type RegistryStep, without } from './state.ts'

/**
 * Answers every open call that can be answered. It looks at all of them after each event, so that there is no moment
 * between looking and waiting in which a stop could go unseen.
 * @see rfd037 §Integration with the handle registry
 */
export const settle: RegistryStep = (state, effects) => {
  let settled = state
  for (const open of state.calls.values()) {
    const shown = replyTo(settled, open)
    if (!shown) continue
    effects.push(
      { effect: 'disarm', call: open.call },
      { effect: 'reply', call: open.call, reply: shown.reply },
    )
    settled = replied(settled, open, shown)
  }
  return settled
}

/** The assistant knows how the handles of a reply stand, and has their results once the batch has returned. */
function replied(state: RegistryState, { call }: OpenCall, { shows }: Shown): RegistryState {
  const finals = shows.filter(hasStopped).map(({ instance }) => instance)
  const answered = { ...state, calls: without(state.calls, [call]) }
  const known = withoutNoticesOf(
    answered,
    shows.map(({ instance }) => instance),
  )
  return finals.length === 0 ? known : { ...known, shown: entered(state.shown, call, finals) }
}

/** Frees the ids of handles whose results have gone to the assistant. @see rfd009 §Handle lifecycle */
export function onReturn(
  state: RegistryState,
  { calls }: Extract<RegistryEvent, { event: 'returned' }>,
): RegistryState {
  const delivered = new Set(calls.flatMap((call) => state.shown.get(call) ?? []))
  const freed = [...state.names].flatMap(([id, instance]) => (delivered.has(instance) ? [id] : []))
  return { ...state, names: without(state.names, freed), shown: without(state.shown, calls) }
}

/** Forgets the handles that no id, process, open call or end of turn leads to. */
export function forget(state: RegistryState): RegistryState {
  const { names, calls, turnEnd, handles } = state
  const wanted = new Set([...names.values(), ...[...calls.values()].flatMap(instancesOf)])
  const isNeeded = (instance: number) => wanted.has(instance) || turnEnd?.policies.has(instance)
  const lost = [...handles.values()].filter(({ alive, instance }) => !alive && !isNeeded(instance))
  if (lost.length === 0) return state
  return {
    ...state,
    handles: without(
      handles,
      lost.map(({ instance }) => instance),
    ),
  }
}
