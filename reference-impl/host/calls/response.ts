import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Outcome } from '../runtime/outcome.ts'

/** The response to a one-shot call. */
export function responseOf(id: string, outcome: Outcome): ToolCallResponse {
  const cancelled = outcome.cancelled ? { cancelled: true } : {}
  if ('failure' in outcome) return { id, error: { ...outcome.failure }, ...cancelled }
  return { id, result: outcome.content, ...cancelled }
}

export const refusal = (id: string, error: string): ToolCallResponse => ({ id, error })
