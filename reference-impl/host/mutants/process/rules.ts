import { elementsOf, type JsonObject } from '../../../../harness/wire/json.ts'
import { having, onDecision } from '../combinators.ts'
import { type Apply, mutantsOf } from '../mutant.ts'
import { RUN } from './parts.ts'

/** Lets its policy allow what it would not. */
const allowing = (allows: (params: JsonObject, because: string) => boolean): Apply =>
  onDecision((decision, method, params) =>
    method === RUN && 'because' in decision && allows(params, decision.because)
      ? { decision: 'allow' }
      : decision,
  )

export const ruleMutants = mutantsOf(
  {
    id: 'vfs.process.refuses-afterwards',
    violates: 'vfs.process.uncovered-program-refused',
    change: 'runs a program and then says that it may not',
    apply: having((parts) => ({
      around: (serve) => {
        const plainly = parts.around(serve)
        return async (method, params, signal) => {
          const answer = await plainly(method, params, signal)
          const isRefusal = 'error' in answer && answer.error.code === -32001
          if (method === RUN && isRefusal)
            await parts.services[RUN]?.(params as JsonObject, {
              ...parts.surroundings,
              fileBytes: parts.limits.fileBytes,
              signal,
            })
          return answer
        }
      },
    })),
  },
  {
    id: 'vfs.process.programs-alone',
    violates: 'vfs.process.arguments-checked',
    change: 'checks programs and no arguments',
    apply: allowing((_, because) => because.includes('with these arguments')),
  },
  {
    id: 'vfs.process.all-lists-are-open',
    violates: 'vfs.process.argument-patterns',
    change: 'takes every list for the beginning of others',
    apply: allowing(
      ({ program, args }) => program === 'printf' && elementsOf(args)[0] === 'exact%s',
    ),
  },
  {
    id: 'vfs.process.any-program-by-default',
    violates: 'vfs.process.no-processes-by-default',
    change: 'lets a tool without rules run anything',
    apply: allowing((_, because) => because.endsWith('runs no programs')),
  },
  {
    id: 'vfs.process.base-names',
    violates: 'vfs.process.same-base-name-not-covered',
    change: 'looks at the last part of the name of a program alone',
    told: 'another file of the same name is run',
    apply: allowing(({ program }) => program === './true'),
  },
)
