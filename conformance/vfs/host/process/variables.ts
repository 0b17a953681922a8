import { isObject } from '../../../../harness/wire/json.ts'
import { both, type Expected, exit, not, result, same } from '../expected.ts'
import { variable } from '../secrets.ts'
import { programs, shortValues } from './programs.ts'
import { FILLER, names, PLAIN, REDACTED, UNGRANTED } from './requests.ts'
import { reacts, stderr, stdout } from './seen.ts'

/** The names of the variables that `env` printed. */
const namesIn = (text: unknown): string[] =>
  [...String(text).matchAll(/^([A-Za-z_][A-Za-z0-9_]*)=/gm)].map(([, name = '']) => name)

const NEEDED = /^(PATH|HOME|USER|LANG|LC_[A-Z]+|TMPDIR|SYSTEMROOT)$/i

const cleanBut = (...asked: string[]) =>
  result('no variable beyond those that starting a program needs', (found) => {
    const odd = namesIn(found.stdout).filter((name) => !NEEDED.test(name) && !asked.includes(name))
    const first = odd.find((name) => name.startsWith(variable(''))) ?? odd.sort()[0]
    return first !== undefined && `the variable ${first}`
  })

const clean = cleanBut()

const stdoutIn = (found: unknown) => (isObject(found) ? String(found.stdout) : '')

/** Whatever becomes of the request, the program sees none of these. */
export const withoutVariables = (...absent: string[]): Expected => ({
  expected: `no variable ${absent.join(', ')}`,
  wrong: ({ result: found }) => {
    const seen = namesIn(stdoutIn(found))
    const odd = absent.find((name) => seen.includes(name))
    return odd && `the variable ${odd}`
  },
})

const withoutAssignment: Expected = {
  expected: 'no variable that the tool assigned',
  wrong: ({ result: found }) => {
    const text = stdoutIn(found)
    const isAssigned = text.includes('=evil') || namesIn(text).includes(variable('NEW'))
    return isAssigned ? 'a variable that the tool assigned' : undefined
  },
}

/** A script ends with 7 where it sees what it should, and with 8 where it sees a variable of another program. */
const [SEEN, OTHERS] = [exit(7), exit(8)]
const notGiven = not('no variable of another program', OTHERS, 'the variable of another program')

const redacted = (line: string) => line.replaceAll('%s', REDACTED)

const SCRUBBED = redacted('%s\n%s-%s\npre%spost\n')

/** The variables of programs, and their values in what programs write. */
export const variableChecks = [
  ...programs.checks({
    'vfs.process.clean-environment': {
      expect: {
        none: both(exit(0), clean),
        'one asked for': both(exit(0), cleanBut(names.ok)),
        'two asked for': both(exit(0), cleanBut(names.ok, names.empty)),
      },
    },
    'vfs.process.requested-variable-forwarded': {
      expect: same(
        ['forwarded', 'several', 'wide', 'quoted', 'spelt', 'long', 'an empty one'],
        SEEN,
      ),
    },
    'vfs.process.other-output-unchanged': {
      expect: { plain: both(stdout(PLAIN), stderr(PLAIN)), empty: stdout(PLAIN) },
    },
    'vfs.process.envs-holds-names': {
      precondition: { none: exit(0) },
      expect: { assignments: withoutAssignment },
    },
  }),
  ...programs.checks(
    {
      'vfs.process.disallowed-variable-withheld#unlisted': {
        expect: same(
          ['not allowed', 'allowed before not allowed', 'not allowed before allowed'],
          withoutVariables(names.no),
        ),
        also: reacts('not allowed'),
      },
      'vfs.process.disallowed-variable-withheld#like-names': {
        expect: { 'names like it': withoutVariables(...UNGRANTED) },
        also: reacts('names like it'),
      },
      'vfs.process.disallowed-variable-withheld#for-headers': {
        expect: { 'for headers': withoutVariables(names.header) },
        also: reacts('for headers'),
      },
      'vfs.process.unrequested-variable-withheld': {
        expect: same(['none', 'none again'], both(exit(0), withoutVariables(names.ok))),
      },
      'vfs.process.variables-per-program': {
        expect: {
          'for another program': withoutVariables(names.shell),
          'for this program': notGiven,
        },
      },
      'vfs.process.stdout-scrubbed': {
        expect: {
          stdout: stdout(SCRUBBED),
          eight: stdout(redacted('<%s>')),
          two: stdout(redacted('%s%s')),
          'wide value': stdout(redacted('<%s>')),
          'one in another': stdout(redacted('<%s>')),
          'failing with a value': stdout(redacted('<%s>')),
        },
      },
      'vfs.process.stderr-scrubbed': {
        expect: {
          stderr: stderr(SCRUBBED),
          ...same(['eight', 'failing with a value'], stderr(redacted('(%s)'))),
        },
      },
      'vfs.process.scrubbing-spans-chunks': {
        expect: {
          pieces: stdout(`${FILLER}${REDACTED}`),
          'pieces of stderr': stderr(`${FILLER}${REDACTED}`.repeat(2)),
          lines: stdout(`<${REDACTED}>`),
        },
      },
    },
    { precondition: { forwarded: SEEN } },
  ),
  ...shortValues.checks({
    'vfs.process.stdout-scrubbed': {
      title: 'A value of four characters is replaced in stdout.',
      precondition: { forwarded: SEEN },
      expect: { stdout: stdout(redacted('<%s>')) },
    },
  }),
]
