import type { Outcome } from '../runtime/outcome.ts'

/** The first question among the blocks of an outcome. @see rfd-d11 §Integration with the stateful tool protocol */
export function questionIn(outcome: Outcome) {
  if ('failure' in outcome || typeof outcome.content === 'string') return undefined
  const block = outcome.content.find(({ type }) => type === 'question')
  return block?.type === 'question' ? block.question : undefined
}
