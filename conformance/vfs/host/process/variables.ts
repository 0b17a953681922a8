import { isObject } from '../../../../harness/wire/json.ts'
import { both, type Expected, result } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { variable } from '../secrets.ts'
import { exit, reaction, stderr, stdout } from './expected.ts'
import { programs } from './programs.ts'
import { FILLER, names, PLAIN, REDACTED } from './requests.ts'

/** The names of the variables that `env` printed. */
const namesIn = (text: unknown): string[] =>
  [...String(text).matchAll(/^([A-Za-z_][A-Za-z0-9_]*)=/gm)].map(([, name = '']) => name)

const NEEDED = /^(PATH|HOME|USER|LANG|LC_[A-Z]+|TMPDIR|SYSTEMROOT)$/i

const clean = result('no variable beyond those that starting a program needs', (found) => {
  const odd = namesIn(found.stdout).filter((name) => !NEEDED.test(name))
  const first = odd.find((name) => name.startsWith(variable(''))) ?? odd.sort()[0]
  return first === undefined ? undefined : `the variable ${first}`
})

/** A script that ends with 8 where it sees a variable of another program. */
const notGiven: Expected = {
  expected: 'no variable of another program',
  wrong: (answer, c) =>
    exit(8).wrong(answer, c) === undefined ? 'the variable of another program' : undefined,
}

/** Whatever becomes of the request, the program sees none of these. */
export const withoutVariables = (...absent: string[]): Expected => ({
  expected: `no variable ${absent.join(', ')}`,
  wrong: ({ result: found }) => {
    const seen = namesIn(isObject(found) ? found.stdout : '')
    const odd = absent.find((name) => seen.includes(name))
    return odd && `the variable ${odd}`
  },
})

const withoutAssignment: Expected = {
  expected: 'no variable that the tool assigned',
  wrong: ({ result: found }) => {
    const text = isObject(found) ? String(found.stdout) : ''
    return text.includes('=evil') || namesIn(text).includes(variable('NEW'))
      ? 'a variable that the tool assigned'
      : undefined
  },
}

const seen = (line: string) => line.replaceAll('%s', REDACTED)

const SCRUBBED = seen('%s\n%s-%s\npre%spost\n')

/** The variables of programs, and their values in what programs write. */
export const variableChecks = hostChecks(
  programs.check('vfs.process.clean-environment', {
    title: 'gives a program no variables that it does not need',
    expect: { none: both(exit(0), clean) },
  }),
  programs.check('vfs.process.requested-variable-forwarded', {
    title: 'gives a program a variable that is asked for and allowed',
    expect: { forwarded: exit(7) },
  }),
  programs.check('vfs.process.disallowed-variable-withheld', {
    title: 'gives a program no variable that is not allowed',
    precondition: { forwarded: exit(7) },
    expect: { 'not allowed': withoutVariables(names.no) },
    requests: [],
    also: (c) => programs.onAnswer(c, 'not allowed', 'an answer', reaction),
  }),
  programs.check('vfs.process.unrequested-variable-withheld', {
    title: 'gives a program no variable that is not asked for',
    precondition: { forwarded: exit(7) },
    expect: { none: both(exit(0), withoutVariables(names.ok)) },
  }),
  programs.check('vfs.process.variables-per-program', {
    title: 'allows a variable to one program alone',
    precondition: { forwarded: exit(7) },
    expect: {
      'for another program': withoutVariables(names.shell),
      'for this program': notGiven,
    },
  }),
  programs.check('vfs.process.stdout-scrubbed', {
    title: 'hides the value of a forwarded variable on stdout',
    precondition: { forwarded: exit(7) },
    expect: {
      stdout: stdout(SCRUBBED),
      eight: stdout(seen('<%s>')),
      two: stdout(seen('%s%s')),
    },
  }),
  programs.check('vfs.process.stderr-scrubbed', {
    title: 'hides the value of a forwarded variable on stderr',
    precondition: { forwarded: exit(7) },
    expect: { stderr: stderr(SCRUBBED), eight: stderr(seen('(%s)')) },
  }),
  programs.check('vfs.process.other-output-unchanged', {
    title: 'leaves other output as it is',
    expect: { plain: both(stdout(PLAIN), stderr(PLAIN)), empty: stdout(PLAIN) },
  }),
  programs.check('vfs.process.scrubbing-spans-chunks', {
    title: 'hides a value that is written in pieces',
    precondition: { forwarded: exit(7) },
    expect: { pieces: stdout(`${FILLER}${REDACTED}`) },
  }),
  programs.check('vfs.process.envs-holds-names', {
    title: 'takes no assignment for a variable',
    precondition: { none: exit(0) },
    expect: { assignments: withoutAssignment },
  }),
)
