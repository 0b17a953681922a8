import type { Answer } from '../../../spec/generated/transcript.ts'
import { arm } from './arming.ts'
import type { HostState, HostStep } from './host-state.ts'

/**
 * Answers the inquiries of a host in turn, some after a while, in which a probe may be let go; beyond the answers of the
 * scenario they are denied.
 */
export const takeInquiry: HostStep<[inquiry: number]> = (state, effects, inquiry) => {
  const { after_ms, release, of = 'call' } = answerAt(state, inquiry)
  if (release !== undefined) effects.push({ effect: 'release', call: of, name: release })
  if (after_ms) return arm(state, effects, `inquiry ${inquiry}`, after_ms)
  return answerInquiry(state, effects, inquiry)
}

export const answerInquiry: HostStep<[inquiry: number]> = (state, effects, inquiry) => {
  const { after_ms: _, release: _name, of: _call, ...answer } = answerAt(state, inquiry)
  effects.push({ effect: 'answer-inquiry', inquiry, answer })
  return state
}

const answerAt = ({ scenario: { answers = [] } }: HostState, inquiry: number): Answer =>
  answers[inquiry] ?? { denied: true }
