import { elementsOf, equal, type JsonObject } from '../../../../harness/wire/json.ts'
import { having, onDecision, serving } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { RUN } from './parts.ts'

/** Lets its policy allow what it would not. */
const allowing = (allows: (params: JsonObject, because: string) => boolean): Apply =>
  onDecision((decision, method, params) =>
    method === RUN && 'because' in decision && allows(params, decision.because)
      ? { decision: 'allow' }
      : decision,
  )

/** Whether a tool asks for `printf` with the pattern of three arguments, and these. */
const isPrintf =
  (...given: string[]) =>
  ({ args }: JsonObject) =>
    equal(args, ['%s:%s:%s', ...given])

export const ruleMutants = mutantsIn('vfs.process')({
  'uncovered-program-refused': {
    'refuses-afterwards: runs a program and then states that it may not': having((parts) => ({
      around: serving(parts.around, (plainly) => async (method, params, signal) => {
        const answer = await plainly(method, params, signal)
        const isRefusal = 'error' in answer && answer.error.code === -32001
        if (method === RUN && isRefusal)
          await parts.services[RUN]?.(params as JsonObject, {
            ...parts.serviceContext,
            fileBytes: parts.limits.fileBytes,
            signal,
          })
        return answer
      }),
    })),
  },
  'arguments-checked': {
    'programs-alone: checks programs and no arguments': allowing((_, because) =>
      because.includes('with these arguments'),
    ),
  },
  'argument-patterns#whole-list': {
    'all-lists-are-open: takes every list for the beginning of others': allowing(
      ({ program, args }) => program === 'printf' && elementsOf(args)[0] === 'exact%s',
    ),
    'lists-may-stop: lets a tool leave the last arguments of a list out': allowing(
      isPrintf('a', 'b'),
    ),
  },
  'argument-patterns#each-argument': {
    'first-argument: looks at the first argument alone': allowing(isPrintf('x', 'b', 'c')),
    'last-unchecked: looks at all arguments but the last': allowing(isPrintf('a', 'b', 'x')),
    'arguments-ignore-case: compares arguments without regard to case': allowing(
      isPrintf('a', 'B', 'c'),
    ),
    'trims: compares arguments without the blanks around them': allowing(isPrintf('a', 'b', 'c ')),
  },
  'argument-patterns#open-end': {
    'one-more: lets `**` stand for one argument': onDecision((decision, method, { args }) =>
      method === RUN && equal(args, ['open %s%s', 'b', 'c'])
        ? { decision: 'refuse', because: 'not with these arguments' }
        : decision,
    ),
    'rest-begins-alike: takes the rest of an open list for the beginning of an argument': allowing(
      ({ args }) => equal(args, ['open %s!', 'b']),
    ),
  },
  'argument-patterns#literal-stars': {
    'stars-anywhere: lets `**` stand for any argument before the end too': allowing(({ args }) =>
      equal(args, ['%s<%s>%s', 'a', 'b', 'c']),
    ),
    'one-star: takes a star for any argument': allowing(({ args }) => equal(args, ['%s-', 'b'])),
  },
  'argument-patterns#no-rule': {
    'none-without-rule: lets a program without a rule for arguments have none': onDecision(
      (decision, method, { program, args }) =>
        method === RUN && program === 'true' && elementsOf(args).length > 0
          ? { decision: 'refuse', because: 'not with arguments' }
          : decision,
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
