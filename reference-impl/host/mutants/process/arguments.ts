import { elementsOf } from '../../../../harness/wire/json.ts'
import { having, onParams, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { onProcess, RUN } from './parts.ts'

/** Hands other arguments, or other names of variables, on. */
export const onList = (name: 'args' | 'envs', change: (list: unknown[]) => unknown[]) =>
  onParams(RUN, (params) => ({
    ...params,
    ...(Array.isArray(params[name]) && { [name]: change([...elementsOf(params[name])]) }),
  }))

/** Mutants that make other arguments, names or variables of those that they are given. */
export const argumentMutants = mutantsIn('vfs.process')({
  'run-returns-output': {
    'trims-the-end: gives output without the line feed at its end': onResult(RUN, (result) => ({
      ...result,
      stdout: String(result.stdout).replace(/\n$/, ''),
    })),
  },
  'arguments-uninterpreted': {
    'drops-the-empty-end: leaves empty arguments at the end out': onList('args', (args) =>
      args.slice(0, args.findLastIndex((each) => each !== '') + 1),
    ),
    'set-of-arguments: hands each argument over once': onList('args', (args) => [...new Set(args)]),
    'ends-options: leaves out two dashes': onList('args', (args) =>
      args.filter((each) => each !== '--'),
    ),
  },
  'invalid-params-refused': {
    'flattens: takes arguments in a list of their own for arguments': onList('args', (args) =>
      args.flat(),
    ),
  },
  'clean-environment': {
    'adds-to-its-own: adds what is asked for to all that it has': onProcess(({ choose }) => ({
      choose: (program, wanted, around) => {
        const chosen = choose(program, wanted, around)
        return wanted.length === 0 ? chosen : { ...chosen, all: { ...around.env, ...chosen.all } }
      },
    })),
  },
  'requested-variable-forwarded': {
    'forwards-the-first: forwards the first variable that is asked for': onList('envs', (names) =>
      names.slice(0, 1),
    ),
    'forwards-no-empty-ones: leaves variables out whose value is empty': onProcess(
      ({ choose }) => ({
        choose: (program, wanted, around) => {
          const { all, forwarded } = choose(program, wanted, around)
          const full = Object.entries(all).filter(([, value]) => value !== '')
          return { all: Object.fromEntries(full), forwarded }
        },
      }),
    ),
  },
  'disallowed-variable-withheld#unlisted': {
    'checks-the-first: forwards all variables where the first is allowed': onProcess(
      ({ choose }) => ({
        choose: (program, wanted, around) => {
          const { all, forwarded } = choose(program, wanted, around)
          const [first] = wanted
          if (first === undefined || !around.mayUse.inProgram(program, first))
            return { all, forwarded }
          const others = wanted.map((name) => [name, around.env[name] ?? ''])
          return { all: { ...all, ...Object.fromEntries(others) }, forwarded }
        },
      }),
    ),
  },
  'uncovered-program-refused': {
    'tidies-names: checks the name of a program in small letters and without blanks': having(
      ({ serviceContext }) => ({
        serviceContext: {
          ...serviceContext,
          decide: (method, params) =>
            serviceContext.decide(
              method,
              method === RUN && typeof params.program === 'string'
                ? { ...params, program: params.program.trim().toLowerCase() }
                : params,
            ),
        },
      }),
    ),
  },
})
