import { onParams } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { onList } from './arguments.ts'
import { RUN } from './parts.ts'

/** Takes other arguments that are no texts for texts. */
const reading = (name: 'args' | 'envs', isRead: (value: unknown) => boolean) =>
  onList(name, (list) => list.map((each) => (isRead(each) ? String(each) : each)))

const eachArgument = (change: (argument: string) => string) =>
  onList('args', (args) => args.map((each) => (typeof each === 'string' ? change(each) : each)))

/** Mutants that take what is nearly a request for one, or make other arguments of those that they are given. */
export const nearProgramParamMutants = mutantsIn('vfs.process')({
  'arguments-uninterpreted': {
    'composes: composes letters of arguments with their accents': eachArgument((argument) =>
      argument.normalize('NFC'),
    ),
    'reads-escapes: takes a backslash and n for a line feed': eachArgument((argument) =>
      argument.replaceAll('\\n', '\n').replaceAll('\\t', '\t'),
    ),
    'fills-percents: puts variables in the place of names between percent signs': eachArgument(
      (argument) => argument.replace(/%HOME%/, '/root'),
    ),
    'no-assignments: leaves arguments out that look like assignments': onList('args', (args) =>
      args.filter((each) => !/^[A-Z]+=/.test(String(each))),
    ),
    'long-arguments: cuts arguments after 4,096 characters': eachArgument((argument) =>
      argument.slice(0, 4_096),
    ),
    'without-tabs: writes tabs of arguments as blanks': eachArgument((argument) =>
      argument.replaceAll('\t', ' '),
    ),
    'hundred-arguments: hands over a hundred arguments': onList('args', (args) =>
      args.slice(0, 100),
    ),
  },
  'invalid-params-refused': {
    'nothing-is-an-argument: takes null among the arguments for a text': reading(
      'args',
      (each) => each === null,
    ),
    'truth-is-an-argument: takes true among the arguments for a text': reading(
      'args',
      (each) => each === true,
    ),
    'nothing-is-a-name: passes over null among the names of variables': onList('envs', (envs) =>
      envs.filter((each) => each !== null),
    ),
    'lists-are-names: takes a list of one among the names of variables for a name': onList(
      'envs',
      (envs) => envs.flat(),
    ),
    'truth-is-a-program: takes true for the program of that name': onParams(RUN, (params) => ({
      ...params,
      program: params.program === true ? 'true' : params.program,
    })),
    'no-list-somehow: takes false for no arguments': onParams(RUN, (params) => ({
      ...params,
      args: params.args === false ? [] : params.args,
    })),
    'arguments-by-number: takes an object with numbered members for a list': onParams(
      RUN,
      (params) => ({
        ...params,
        args:
          params.args !== null && typeof params.args === 'object' && !Array.isArray(params.args)
            ? Object.values(params.args)
            : params.args,
      }),
    ),
  },
})
