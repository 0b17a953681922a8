import { resumed } from './commands.ts'
import { endHandle } from './ending.ts'
import type { RegistryEvent } from './event.ts'
import { type Handle, isActive } from './handle.ts'
import { instancesOf } from './open-call.ts'
import { type RegistryState, type RegistryStep, withHandle } from './state.ts'

/**
 * Has the questions answered on which an await is blocked: the assistant cannot do it meanwhile.
 * @see rfd037 §Waiting handles and the inquiry system
 */
export const askForAwaits: RegistryStep = (state, effects) => {
  const blocked = awaited(state).filter(isUnasked)
  for (const handle of blocked)
    if (handle.phase.type === 'waiting')
      effects.push({ effect: 'ask', handle, question: handle.phase.question })
  return blocked.reduce((asked, handle) => withHandle(asked, handle, { asking: true }), state)
}

const isUnasked = (handle: Handle) =>
  handle.phase.type === 'waiting' && isActive(handle) && !handle.asking

function awaited({ calls, handles }: RegistryState): Handle[] {
  const awaits = [...calls.values()].filter(({ want }) => want.until === 'condition')
  return [...new Set(awaits.flatMap(instancesOf))].flatMap(
    (instance) => handles.get(instance) ?? [],
  )
}

/** Passes an answer on, unless the question is no longer open: it gets one answer at most. */
export const onAnswer: RegistryStep<[Extract<RegistryEvent, { event: 'answered' }>]> = (
  state,
  effects,
  { instance, asked, answer },
) => {
  const handle = state.handles.get(instance)
  if (!handle?.asking || handle.reports !== asked || handle.phase.type !== 'waiting') return state
  if ('denied' in answer) return endHandle(state, effects, handle, 'unanswered')
  const question = handle.phase.question.id
  effects.push({ effect: 'deliver', instance, input: answer.answer, question })
  return resumed(state, handle)
}
