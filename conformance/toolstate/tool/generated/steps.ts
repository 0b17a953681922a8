import type { Fault } from '../../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../../harness/conversation.ts'
import { distinct, sampled } from '../../../../harness/generators/sampling.ts'
import { walks } from '../../../../harness/generators/walks.ts'
import { randomFrom } from '../../../../harness/random.ts'
import { readsAhead } from '../expected.ts'
import { transitionsIn } from './transitions.ts'
import { turnsOf } from './turns.ts'

/** The most sessions that go through one transition each, as a part of all; the others are chosen by the seed. */
const SYSTEMATIC = 3 / 4

/**
 * The sessions that are generated for a stateful tool from what its case without a fault has shown; the same seed
 * gives the same ones.
 */
export function generatedSteps(baseline: Conversation, seed: number): Fault[] {
  const { generated, stateful } = baseline.start.context ?? {}
  const turns = readsAhead(baseline) ? [] : turnsOf(baseline)
  if (!stateful || !generated || generated.sessions === 0 || turns.length === 0) return []
  const { sessions, steps } = generated
  const random = randomFrom(seed, 'transitions', baseline.start.case ?? '')
  const systematic = transitionsIn(turns, random)
  const walked = sampled(walks(turns, steps), sessions, seed, baseline.start.case)
  const all = [...systematic.slice(0, Math.ceil(sessions * SYSTEMATIC)), ...walked]
  return distinct(all.filter(({ length }) => length > 0))
    .slice(0, sessions)
    .map((each, at) => ({ kind: 'generated-steps', number: at + 1, steps: each }))
}
