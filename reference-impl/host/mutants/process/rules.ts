import { elementsOf, type JsonObject } from '../../../../harness/wire/json.ts'
import { having, onDecision } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { RUN } from './parts.ts'

/** Lets its policy allow what it would not. */
const allowing = (allows: (params: JsonObject, because: string) => boolean): Apply =>
  onDecision((decision, method, params) =>
    method === RUN && 'because' in decision && allows(params, decision.because)
      ? { decision: 'allow' }
      : decision,
  )

export const ruleMutants = mutantsIn('vfs.process')({
  'uncovered-program-refused': {
    'refuses-afterwards: runs a program and then states that it may not': having((parts) => ({
      around: (serve) => {
        const plainly = parts.around(serve)
        return async (method, params, signal) => {
          const answer = await plainly(method, params, signal)
          const isRefusal = 'error' in answer && answer.error.code === -32001
          if (method === RUN && isRefusal)
            await parts.services[RUN]?.(params as JsonObject, {
              ...parts.serviceContext,
              fileBytes: parts.limits.fileBytes,
              signal,
            })
          return answer
        }
      },
    })),
  },
  'arguments-checked': {
    'programs-alone: checks programs and no arguments': allowing((_, because) =>
      because.includes('with these arguments'),
    ),
  },
  'argument-patterns': {
    'all-lists-are-open: takes every list for the beginning of others': allowing(
      ({ program, args }) => program === 'printf' && elementsOf(args)[0] === 'exact%s',
    ),
  },
  'no-processes-by-default': {
    'any-program-by-default: lets a tool without rules run anything': allowing((_, because) =>
      because.endsWith('runs no programs'),
    ),
  },
  'same-base-name-not-covered': {
    'base-names: looks at the last part of the name of a program alone': {
      reported: 'another file of the same name is run',
      apply: allowing(({ program }) => program === './true'),
    },
  },
})
