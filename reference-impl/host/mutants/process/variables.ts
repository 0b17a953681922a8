import type { Environment } from '../../process/environment.ts'
import type { ServiceContext } from '../../service.ts'
import { onParams } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { onProcess, RUN } from './parts.ts'

type Around = Pick<ServiceContext, 'env' | 'mayUse'>

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

export const variableMutants = mutantsIn('vfs.process')({
  'clean-environment': {
    'inherits-all: gives programs every variable that it has': giving((_, __, { env }) =>
      Object.keys(env),
    ),
  },
  'requested-variable-forwarded': {
    'forwards-nothing: gives programs no variable that is asked for': onParams(RUN, (params) => ({
      ...params,
      envs: [],
    })),
  },
  'disallowed-variable-withheld': {
    'trusts-requests: gives programs whatever variable is asked for': giving((_, wanted) => wanted),
  },
  'unrequested-variable-withheld': {
    'forwards-the-list: gives a program all variables that are allowed for it': giving(
      (program, _, { env, mayUse }) =>
        Object.keys(env).filter((name) => mayUse.inProgram(program, name)),
    ),
  },
  'variables-per-program': {
    'one-list-for-all: allows a variable to every program that is allowed to one': giving(
      (_, wanted, { mayUse }) =>
        wanted.filter((name) => ['sh', 'env', 'cat'].some((each) => mayUse.inProgram(each, name))),
    ),
  },
  'envs-holds-names': {
    'assigns: sets the variables that a tool assigns': onProcess(({ choose }) => ({
      choose: (program, wanted, around) => {
        const { all, forwarded } = choose(program, wanted, around)
        const pairs = wanted.flatMap((each) => (each.includes('=') ? [each.split('=', 2)] : []))
        return { all: { ...all, ...Object.fromEntries(pairs) }, forwarded }
      },
    })),
  },
})
