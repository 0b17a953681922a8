import { reducerOf } from '../reducer.ts'
import { endAction, giveUp, proceed, proceedAfterLook } from './acting.ts'
import { expire } from './expiring.ts'
import type { HostEffect } from './host-effect.ts'
import type { HostEvent } from './host-event.ts'
import type { HostState, HostStep } from './host-state.ts'
import { takeInquiry } from './inquiring.ts'
import { takeLeave } from './leaving.ts'
import { observe } from './observing.ts'
import { configure, open } from './opening.ts'
import { takeReply } from './requesting.ts'

/** The transitions of a session with a host, which performs the actions of one scenario in order. */
export const reduceHost = reducerOf<HostState, HostEvent, HostEffect>((state, effects, event) => {
  switch (event.event) {
    case 'started':
      return state.phase === 'new' ? open(state, effects) : state
    case 'interrupted':
      return { ...state, interrupted: true }
    // A host may ask, and wait for its answer, for longer than the session lasts.
    case 'inquired':
      return takeInquiry(state, effects, event.inquiry)
    case 'deadline-expired':
      return expire(state, effects, event.deadline)
    case 'closed':
      return state.phase === 'closing' ? finish(state, effects, event.outside) : state
    default:
      return state.phase === 'open' ? handle(state, effects, event) : state
  }
})

type InnerEvent = Extract<
  HostEvent,
  { event: 'web-opened' | 'replied' | 'left' | 'looked' | 'failed' }
>

const handle: HostStep<[InnerEvent]> = (state, effects, event) => {
  switch (event.event) {
    case 'web-opened':
      return state.requests === 0 ? configure(state, effects, event) : state
    case 'replied':
      return proceed(takeReply(state, effects, event), effects)
    case 'left':
      return endAction(takeLeave(state, effects, event.reply), effects)
    case 'looked':
      return proceedAfterLook(observe(state, effects, event), effects)
    case 'failed':
      return giveUp(state, effects)
  }
}

const finish: HostStep<[outside: Record<string, string>]> = (state, effects, outside) => {
  effects.push({ effect: 'record', event: { event: 'outside-snapshot', files: outside } })
  if (state.interrupted) effects.push({ effect: 'record', event: { event: 'interrupted' } })
  effects.push({ effect: 'finish' })
  return { ...state, phase: 'finished' }
}
