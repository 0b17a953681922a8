import { arm } from './arming.ts'
import type { HostState, HostStep } from './host-state.ts'

/** Answers the inquiries of a host in turn, some after a while; beyond the answers of the scenario they are denied. */
export const takeInquiry: HostStep<[inquiry: number]> = (state, effects, inquiry) => {
  const { after_ms } = answerAt(state, inquiry)
  if (after_ms) return arm(state, effects, `inquiry ${inquiry}`, after_ms)
  return answerInquiry(state, effects, inquiry)
}

export const answerInquiry: HostStep<[inquiry: number]> = (state, effects, inquiry) => {
  const { after_ms: _, ...answer } = answerAt(state, inquiry)
  effects.push({ effect: 'answer-inquiry', inquiry, answer })
  return state
}

const answerAt = ({ scenario: { answers = [] } }: HostState, inquiry: number) =>
  answers[inquiry] ?? { denied: true as const, after_ms: undefined }
