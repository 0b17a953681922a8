import type { Attempting } from '../../calls/one-shot.ts'
import { mutantsIn } from '../mutant.ts'
import { onWrapping } from '../running-once.ts'

/** Mutants that do something else about a question in a result. */
export const questionMutants = mutantsIn('vfs.result')({
  'question-leads-to-rerun': {
    'asks-nobody: hands a question back as content': onWrapping((wrapping) => ({
      ...wrapping,
      ask: async () => undefined,
    })),
    'answer-is-enough: asks, and hands the answer back without another run': onWrapping(
      ({ attempt, ...wrapping }, { id }) => ({
        ...wrapping,
        attempt(answers): Attempting {
          const [answer] = Object.values(answers)
          if (answer === undefined) return attempt(answers)
          const over = Promise.resolve({ response: { id, result: String(answer) } })
          return { over, cancel() {} }
        },
      }),
    ),
  },
})
