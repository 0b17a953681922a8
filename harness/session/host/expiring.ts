import { endAction } from './acting.ts'
import { disarmed } from './arming.ts'
import type { HostDeadline } from './host-deadline.ts'
import type { HostStep } from './host-state.ts'
import { answerInquiry } from './inquiring.ts'
import { look } from './observing.ts'

/** One that is not armed cannot expire; that a mark or an end is overdue shows at the next reading. */
export const expire: HostStep<[HostDeadline]> = (state, effects, deadline) => {
  if (!state.armed.has(deadline)) return state
  const next = disarmed(state, deadline)
  if (deadline === 'look') return look(next, effects)
  if (deadline === 'pause') return endAction(next, effects)
  if (deadline === 'mark' || deadline === 'gone') return next
  return answerInquiry(next, effects, Number(deadline.slice('inquiry '.length)))
}
