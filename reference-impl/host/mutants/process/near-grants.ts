import { elementsOf } from '../../../../harness/wire/json.ts'
import { onDecision } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { onProcess, RUN } from './parts.ts'

/** Allows programs that no rule covers. */
const allowing = (isAllowed: (program: unknown, args: readonly unknown[]) => boolean) =>
  onDecision((decision, method, { program, args }) =>
    method === RUN && isAllowed(program, elementsOf(args)) ? { decision: 'allow' } : decision,
  )

const refusing = (isRefused: (program: unknown, args: readonly unknown[]) => boolean) =>
  onDecision((decision, method, { program, args }) =>
    method === RUN && isRefused(program, elementsOf(args))
      ? { decision: 'refuse', because: `${program} may not be run` }
      : decision,
  )

/** Gives a program variables with other values. */
const onValues = (change: (value: string) => string): Apply =>
  onProcess(({ choose }) => ({
    choose: (program, wanted, around) => {
      const { all, forwarded } = choose(program, wanted, around)
      const others = Object.entries(forwarded).map(([name, value]) => [name, change(value)])
      return { all: { ...all, ...Object.fromEntries(others) }, forwarded }
    },
  }))

/** Mutants that give programs nearly what they may have, and run nearly those that they may. */
export const nearGrantMutants = mutantsIn('vfs.process')({
  'requested-variable-forwarded': {
    'trims-values: takes blanks off the ends of a value': onValues((value) => value.trim()),
    'first-lines: forwards the first line of a value': onValues((value) =>
      value.split('\n', 1).join(),
    ),
    'up-to-equals: forwards a value up to an equals sign': onValues((value) =>
      value.split('=', 1).join(),
    ),
    'ascii-values: forwards a question mark for what is not ASCII': onValues((value) =>
      value.replace(/\P{ASCII}/gu, '?'),
    ),
    'unquotes-values: takes quotation marks off a value': onValues((value) =>
      value.replace(/^"(.*)"$/s, '$1'),
    ),
  },
  'unrequested-variable-withheld': {
    'keeps-what-was-asked: gives a program what an earlier request asked for it': (parts) => {
      const known = new Map<string, readonly string[]>()
      return onProcess(({ choose }) => ({
        choose: (program, wanted, around) => {
          const all = [...(known.get(program) ?? []), ...wanted]
          known.set(program, all)
          return choose(program, all, around)
        },
      }))(parts)
    },
  },
  'disallowed-variable-withheld#unlisted': {
    'checks-the-last: forwards all variables where the last is allowed': onProcess(
      ({ choose }) => ({
        choose: (program, wanted, around) => {
          const { all, forwarded } = choose(program, wanted, around)
          const last = wanted.at(-1)
          if (last === undefined || !around.mayUse.inProgram(program, last))
            return { all, forwarded }
          const others = wanted.map((name) => [name, around.env[name] ?? ''])
          return { all: { ...all, ...Object.fromEntries(others) }, forwarded }
        },
      }),
    ),
  },
  'argument-patterns#open-end': {
    'first-before-stars: compares the first argument before an open end alone': allowing(
      (program, [first, second]) => program === 'printf' && first === '%s+%s+%s' && second === 'x',
    ),
    'stars-alone: covers nothing by a rule of an open end alone': refusing(
      (program) => program === 'echo',
    ),
  },
  'argument-patterns#whole-list': {
    'no-list-is-any: lets a program have any arguments whose rule is an empty list': allowing(
      (program) => program === 'false',
    ),
  },
  'uncovered-program-refused': {
    'beginnings-of-names: takes the beginning of a name for the name': allowing(
      (program) => program === 'tru',
    ),
    'no-rules-at-all: lets a tool with a policy without programs run anything': allowing(
      (_, args) => args.includes('printf made >section.txt'),
    ),
  },
})
