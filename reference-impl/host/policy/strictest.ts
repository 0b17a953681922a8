import type { Decision } from '../service.ts'

/** One decision for a request that touches several things: no is no, and what is asked is asked at once. */
export function strictest(decisions: readonly Decision[]): Decision {
  const refusal = decisions.find(({ decision }) => decision === 'refuse')
  if (refusal) return refusal
  const asked = decisions.filter((each) => each.decision === 'ask')
  if (asked.length === 0) return { decision: 'allow' }
  return {
    decision: 'ask',
    question: asked.map(({ question }) => question).join(' '),
    because: asked.map(({ because }) => because).join('; '),
  }
}
