import { onEvent } from '../keeping.ts'
import { onEffect } from '../keeping-turns.ts'
import type { Mutant } from '../mutant.ts'
import { mutantsIn } from '../mutant.ts'

/** Takes an obtained answer for none. */
const missing = (isMissed: (answer: unknown) => boolean): Pick<Mutant, 'keeping'> =>
  onEvent((event) =>
    event.event === 'answered' && 'answer' in event.answer && isMissed(event.answer.answer)
      ? { ...event, answer: { denied: true } }
      : event,
  )

/** Has questions of the handle answered alone that has asked first. */
function firstAlone() {
  let first: number | undefined
  return onEffect('ask', (effect) => {
    first ??= effect.handle.instance
    return effect.handle.instance === first ? [effect] : []
  })
}

/** Mutants that take some answers for no answer, or have some questions answered alone. */
export const nearAnswerMutants = mutantsIn('toolstate.inquiry')({
  'resolves-during-await#delivered': {
    'asks-for-one-handle: has the question of one of several awaited handles answered':
      firstAlone(),
  },
  'host-answer-is-delivered#as-answer': {
    'no-is-no-answer: takes the answer no for a refusal to answer': missing(
      (answer) => answer === false,
    ),
    'blank-is-no-answer: takes an empty text for a refusal to answer': missing(
      (answer) => answer === '',
    ),
  },
})
