import { onEvent } from '../keeping.ts'
import type { Mutant } from '../mutant.ts'
import { mutantsIn } from '../mutant.ts'

/** Takes an obtained answer for none. */
const missing = (isMissed: (answer: unknown) => boolean): Pick<Mutant, 'keeping'> =>
  onEvent((event) =>
    event.event === 'answered' && 'answer' in event.answer && isMissed(event.answer.answer)
      ? { ...event, answer: { denied: true } }
      : event,
  )

/** Mutants that take some answers for no answer. */
export const nearAnswerMutants = mutantsIn('toolstate.inquiry')({
  'host-answer-is-delivered#as-answer': {
    'no-is-no-answer: takes the answer no for a refusal to answer': missing(
      (answer) => answer === false,
    ),
    'blank-is-no-answer: takes an empty text for a refusal to answer': missing(
      (answer) => answer === '',
    ),
  },
})
