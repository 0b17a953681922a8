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

/** Gives a program what is asked for and like the name of a variable that it may have. */
const allowingNames = (isLike: (name: string, allowed: string) => boolean): Apply =>
  giving((program, wanted, { env, mayUse }) => {
    const allowed = Object.keys(env).filter((name) => mayUse.inProgram(program, name))
    return wanted.filter((name) => allowed.some((each) => isLike(name, each)))
  })

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
  'disallowed-variable-withheld#unlisted': {
    'trusts-requests: gives programs whatever variable is asked for': giving((_, wanted) => wanted),
  },
  'disallowed-variable-withheld#like-names': {
    'begins-alike: allows variables whose names begin with an allowed one': allowingNames(
      (name, allowed) => name.startsWith(allowed),
    ),
    'ends-alike: allows variables whose names end with an allowed one': allowingNames(
      (name, allowed) => name.endsWith(allowed),
    ),
    'parts-of-names: allows variables whose names are part of an allowed one': allowingNames(
      (name, allowed) => allowed.includes(name),
    ),
    'ignores-case: compares names of variables without regard to case': allowingNames(
      (name, allowed) => name.toUpperCase() === allowed,
    ),
  },
  'disallowed-variable-withheld#for-headers': {
    'lists-of-headers: gives programs the variables that are allowed in headers': giving(
      (_, wanted, { mayUse }) => wanted.filter(mayUse.inHeader),
    ),
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
