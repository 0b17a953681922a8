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
  programs.check('vfs.process.clean-environment', { expect: { none: both(exit(0), clean) } }),
  programs.check('vfs.process.requested-variable-forwarded', { expect: { forwarded: exit(7) } }),
  programs.check('vfs.process.disallowed-variable-withheld', {
    precondition: { forwarded: exit(7) },
    expect: { 'not allowed': withoutVariables(names.no) },
    requests: [],
    also: (c) => programs.onAnswer('not allowed', 'an answer', reaction)(c),
  }),
  programs.check('vfs.process.unrequested-variable-withheld', {
    precondition: { forwarded: exit(7) },
    expect: { none: both(exit(0), withoutVariables(names.ok)) },
  }),
  programs.check('vfs.process.variables-per-program', {
    precondition: { forwarded: exit(7) },
    expect: {
      'for another program': withoutVariables(names.shell),
      'for this program': notGiven,
    },
  }),
  programs.check('vfs.process.stdout-scrubbed', {
    precondition: { forwarded: exit(7) },
    expect: {
      stdout: stdout(SCRUBBED),
      eight: stdout(seen('<%s>')),
      two: stdout(seen('%s%s')),
    },
  }),
  programs.check('vfs.process.stderr-scrubbed', {
    precondition: { forwarded: exit(7) },
    expect: { stderr: stderr(SCRUBBED), eight: stderr(seen('(%s)')) },
  }),
  programs.check('vfs.process.other-output-unchanged', {
    expect: { plain: both(stdout(PLAIN), stderr(PLAIN)), empty: stdout(PLAIN) },
  }),
  programs.check('vfs.process.scrubbing-spans-chunks', {
    precondition: { forwarded: exit(7) },
    expect: { pieces: stdout(`${FILLER}${REDACTED}`) },
  }),
  programs.check('vfs.process.envs-holds-names', {
    precondition: { none: exit(0) },
    expect: { assignments: withoutAssignment },
  }),
)
