import type { Environment } from '../../process/environment.ts'
import type { Surroundings } from '../../service.ts'
import { onParams } from '../combinators.ts'
import { type Apply, mutantsOf } from '../mutant.ts'
import { onProcess, RUN } from './parts.ts'

type Around = Pick<Surroundings, 'env' | 'mayUse'>

/** Gives a program further variables. */
const giving = (
  further: (program: string, wanted: readonly string[], around: Around) => readonly string[],
): Apply =>
  onProcess(({ choose }) => ({
    choose: (program, wanted, around): Environment => {
      const { all, forwarded } = choose(program, wanted, around)
      const names = further(program, wanted, around)
      const more = Object.fromEntries(names.map((name) => [name, around.env[name] ?? '']))
      return { all: { ...more, ...all }, forwarded: { ...more, ...forwarded } }
    },
  }))

export const variableMutants = mutantsOf(
  {
    id: 'vfs.process.inherits-all',
    violates: 'vfs.process.clean-environment',
    change: 'gives programs every variable that it has',
    apply: giving((_, __, { env }) => Object.keys(env)),
  },
  {
    id: 'vfs.process.forwards-nothing',
    violates: 'vfs.process.requested-variable-forwarded',
    change: 'gives programs no variable that is asked for',
    apply: onParams(RUN, (params) => ({ ...params, envs: [] })),
  },
  {
    id: 'vfs.process.trusts-requests',
    violates: 'vfs.process.disallowed-variable-withheld',
    change: 'gives programs whatever variable is asked for',
    apply: giving((_, wanted) => wanted),
  },
  {
    id: 'vfs.process.forwards-the-list',
    violates: 'vfs.process.unrequested-variable-withheld',
    change: 'gives a program all variables that are allowed for it',
    apply: giving((program, _, { env, mayUse }) =>
      Object.keys(env).filter((name) => mayUse.inProgram(program, name)),
    ),
  },
  {
    id: 'vfs.process.one-list-for-all',
    violates: 'vfs.process.variables-per-program',
    change: 'allows a variable to every program that is allowed to one',
    apply: giving((_, wanted, { mayUse }) =>
      wanted.filter((name) => ['sh', 'env', 'cat'].some((each) => mayUse.inProgram(each, name))),
    ),
  },
  {
    id: 'vfs.process.assigns',
    violates: 'vfs.process.envs-holds-names',
    change: 'sets the variables that a tool assigns',
    apply: onProcess(({ choose }) => ({
      choose: (program, wanted, around) => {
        const { all, forwarded } = choose(program, wanted, around)
        const pairs = wanted.flatMap((each) => (each.includes('=') ? [each.split('=', 2)] : []))
        return { all: { ...all, ...Object.fromEntries(pairs) }, forwarded }
      },
    })),
  },
)
