import type { PendingQuestion, Report } from '../registry/handle.ts'
import type { Result } from '../registry/result.ts'
import type { LiveState } from '../runtime/final.ts'
import type { Outcome } from '../runtime/outcome.ts'

/** What a state states, in the words of the registry. */
export const reportOf = (state: LiveState): Report =>
  state.type === 'running' ? state : { ...state, question: state.question as PendingQuestion }

/** The result of a run: blocks become the text that stands for them. */
export function resultOf(outcome: Outcome): Result {
  if ('failure' in outcome) return { Err: outcome.failure }
  const { content } = outcome
  return { Ok: typeof content === 'string' ? content : JSON.stringify(content) }
}
