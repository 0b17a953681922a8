import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Outcome } from '../runtime/outcome.ts'
import type { Run } from '../runtime/run.ts'

/** The response to a one-shot call. */
export function responseOf(id: string, outcome: Outcome): ToolCallResponse {
  const cancelled = outcome.cancelled ? { cancelled: true } : {}
  if ('failure' in outcome) return { id, error: { ...outcome.failure }, ...cancelled }
  return { id, result: outcome.content, ...cancelled }
}

/** The response that says how a handle stands. @see rfd009 §Integration with existing tool system */
export function responseOn(id: string, handle: string, run: Run): ToolCallResponse {
  return { id, result: { id: handle, ...standing(run) } }
}

function standing({ state, outcome }: Run): Record<string, unknown> {
  if (outcome) return { state: 'stopped', result: told(outcome) }
  const { type, ...members } = state ?? { type: 'running' }
  return { state: type, ...members }
}

/** A stopped handle tells texts, and a failure with its parts. */
function told(outcome: Outcome): unknown {
  if ('failure' in outcome) return outcome.failure
  const { content } = outcome
  return typeof content === 'string' ? content : JSON.stringify(content)
}

export const refusal = (id: string, error: string): ToolCallResponse => ({ id, error })
