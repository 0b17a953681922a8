import { mutantsIn } from '../mutant.ts'
import { onProcess, onStart, onStream } from './parts.ts'

/** Changes the values of the variables that are forwarded. */
const onValues = (change: (value: string) => string) =>
  onProcess(({ choose }) => ({
    choose: (program, wanted, around) => {
      const { all, forwarded } = choose(program, wanted, around)
      const changed = Object.fromEntries(
        Object.entries(forwarded).map(([name, value]) => [name, change(value)]),
      )
      return { all: { ...all, ...changed }, forwarded: changed }
    },
  }))

/** Changes the arguments that a program is started with. */
const onArguments = (change: (argument: string) => string | undefined) =>
  onStart((how) => ({ ...how, args: how.args.flatMap((each) => change(each) ?? []) }))

/** More output than two pipes hold, in bytes. */
const MUCH = 100_000

/** Mutants that take what is spelt for more than its letters. */
export const speltMutants = mutantsIn('vfs.process')({
  'run-returns-output': {
    'stdout-without-tabs: gives a blank for a tab': onStream('stdout', (text) =>
      text.replaceAll('\t', ' '),
    ),
    'plain-blanks: gives a blank for a no-break space': onStream('stdout', (text) =>
      text.replaceAll('\u00a0', ' '),
    ),
    'stderr-ends-at-nul: gives stderr up to the first NUL': onStream('stderr', (text) =>
      text.split('\0', 1).join(),
    ),
    'stderr-without-colours: leaves escapes of a terminal out of stderr': onStream(
      'stderr',
      (text) => text.replaceAll('\u001b[0m', ''),
    ),
    'stderr-in-unix-lines: gives a line feed for CR LF of stderr': onStream('stderr', (text) =>
      text.replaceAll('\r\n', '\n'),
    ),
    'stderr-unindented: gives stderr without the blanks before it': onStream('stderr', (text) =>
      text.replace(/^ +/, ''),
    ),
  },
  'arguments-uninterpreted': {
    'fills-braces: takes a dollar and braces for a variable': onArguments((argument) =>
      argument.replace(/\$\{\w+\}/g, ''),
    ),
    'substitutes: takes a dollar and parentheses for a command': onArguments((argument) =>
      argument.replace(/\$\(\w+\)/g, ''),
    ),
    'matches-files: takes an argument with a star for the files that it fits': onArguments(
      (argument) => (argument === 's*.txt' ? 'signs.txt' : argument),
    ),
    'reads-lists: takes an argument that begins with @ for a file of arguments': onArguments(
      (argument) => (argument.startsWith('@') ? undefined : argument),
    ),
    'no-comments: leaves out what follows a number sign': onArguments((argument) =>
      argument.replace(/#.*/s, ''),
    ),
    'without-returns: leaves CR out of arguments': onArguments((argument) =>
      argument.replaceAll('\r', ''),
    ),
  },
  'requested-variable-forwarded': {
    'short-values: cuts values after 256 characters': onValues((value) => value.slice(0, 256)),
    'fills-values: takes a dollar in a value for a variable': onValues((value) =>
      value.replace(/\$\w+/g, ''),
    ),
    'escapes-in-values: takes a backslash and n in a value for a line feed': onValues((value) =>
      value.replaceAll('\\n', '\n'),
    ),
    'two-variables: forwards two variables of a request': onProcess(({ choose }) => ({
      choose: (program, wanted, around) => choose(program, wanted.slice(0, 2), around),
    })),
  },
  'scrubbing-spans-chunks': {
    'spares-much: hides no values in much output': onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const plainly = scrubber(values)
        return (bytes) => (bytes.length > MUCH ? bytes : plainly(bytes))
      },
    })),
  },
})
