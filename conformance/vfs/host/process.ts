import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, quote, unclear } from '../../finding.ts'
import { hostChecks } from '../../host-check.ts'
import { type ProbeAnswer, told } from './answer.ts'
import {
  aResult,
  both,
  code,
  contentOf,
  type Expected,
  empty,
  member,
  result,
  shown,
} from './expected.ts'
import {
  ARGUMENTS,
  FILLER,
  flood,
  MEBIBYTE,
  names,
  PLAIN,
  programs,
  REDACTED,
  reader,
  wrongs,
} from './process-talk.ts'
import { variable } from './secrets.ts'
import { anythingAt } from './standing.ts'

const exit = (status: number) => member('exit_code', status)
const stdout = (text: string): Expected => streamOf('stdout', text)
const stderr = (text: string): Expected => streamOf('stderr', text)

/** A stream is told by its first difference, for it may be long. */
const streamOf = (name: 'stdout' | 'stderr', text: string): Expected =>
  result(`${name} ${shown(text)}`, ({ [name]: found }) => {
    if (found === text) return
    if (typeof found !== 'string' || found.length < 200) return `${name} ${shown(found)}`
    const at = [...text].findIndex((letter, i) => letter !== found[i])
    const from = at === -1 ? text.length : at
    return `${name} of ${found.length} characters, other from ${quote(found.slice(from, from + 40))}`
  })

const lengthOf = (name: 'stdout' | 'stderr') =>
  result(`${MEBIBYTE} characters of ${name}`, ({ [name]: found }) =>
    typeof found === 'string' && found.length === MEBIBYTE
      ? undefined
      : `${typeof found === 'string' ? found.length : shown(found)} characters of ${name}`,
  )

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
const withoutVariables = (...absent: string[]): Expected => ({
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

/** One of several reactions, told in words. */
const reaction = ({ result: found, error }: ProbeAnswer): Finding => {
  if (error) return kept(`answered with the error ${String(error.code)}`)
  return kept(`answered with exit_code ${isObject(found) ? shown(found.exit_code) : 'absent'}`)
}

const seen = (line: string) => line.replaceAll('%s', REDACTED)
const SCRUBBED = seen('%s\n%s-%s\npre%spost\n')

/** What the arguments look like, each in brackets on a line. */
const BRACKETED = ARGUMENTS.map((argument) => `[${argument}]\n`).join('')

const CODED = code(-32001)
const COVERED = {
  'covered args': stdout('the root of the project'),
  exact: stdout('exact'),
  'any: none': exit(0),
}

function lists({ result: found, error, index }: ProbeAnswer, c: HostConversation): Finding {
  const expected = 'the program run without variables, or the error -32602'
  if (error)
    return keptUnless(error.code !== -32602 && told({ method: '', error, index }), expected)
  const wrong = both(exit(0), withoutVariables(...Object.values(names))).wrong(
    { method: '', result: found, index },
    c,
  )
  return wrong ? broken(expected, wrong, index) : kept('run without')
}

/** Where a program was run that a request wanted elsewhere. */
function directory({ result: found, error }: ProbeAnswer): Finding {
  if (error) return kept(`refused with the error ${String(error.code)}`)
  const isRoot = isObject(found) && found.stdout === 'the root of the project'
  return isRoot
    ? kept('without effect')
    : broken('the program in the root of the project', 'the program run elsewhere')
}

function decoy(answer: ProbeAnswer): Finding {
  const { result: found, error } = answer
  if (error) return kept(`refused with the error ${String(error.code)}`)
  return isObject(found) && found.stdout === 'decoy'
    ? broken('a refusal', 'another file of the same name is run')
    : kept('another program of that name is not run')
}

/** What a program leaves behind that is not ended with its tool. */
const late: Occasion = {
  name: 'process: a tool that is cancelled while its program runs',
  needs: ['cancel'],
  policy: { commands: { sh: {} } },
  acts: [
    {
      call: {
        script: [
          { mark: 'asking' },
          {
            call: 'process.run',
            params: {
              program: 'sh',
              args: ['-c', 'printf x >started.txt; sleep 4; printf x >late.txt'],
              envs: [],
            },
          },
          { finish: 'ran' },
        ],
      },
      background: true,
    },
    { mark: 'asking' },
    { pause_ms: 500 },
    { cancel: 'call' },
    { wait: 'call' },
    { pause_ms: 4_500 },
    { snapshot: true },
  ],
  waits_ms: 5_500,
}

function ended({ snapshots: [files] }: HostConversation): Finding[] {
  if (!files || !anythingAt(files, 'started.txt')) return [unclear('the program had not begun')]
  return [
    anythingAt(files, 'late.txt')
      ? broken('programs that end with their tool', 'a program goes on when its tool is cancelled')
      : kept('programs end with their tool'),
  ]
}

/** What a host answers to `process.run`. @see rfd-d11 §process.run */
export const processChecks = hostChecks(
  programs.check('vfs.process.run-returns-output', {
    title: 'waits for a program and answers with output and status',
    expect: { output: both(exit(0), stdout('out'), stderr('err')) },
  }),
  programs.check('vfs.process.streams-apart', {
    title: 'keeps stdout and stderr apart',
    expect: { apart: both(stdout('ab'), stderr('12')) },
  }),
  programs.check('vfs.process.failed-exit-is-a-result', {
    title: 'answers with whatever status a program ends with',
    expect: {
      'status 3': exit(3),
      'status 127': exit(127),
      'status 255': exit(255),
      false: exit(1),
    },
  }),
  programs.check('vfs.process.arguments-uninterpreted', {
    title: 'hands arguments over as they are',
    expect: { arguments: stdout(BRACKETED) },
  }),
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
    given: { forwarded: exit(7) },
    expect: { 'not allowed': withoutVariables(names.no) },
    also: (c) => programs.onAnswer(c, 'not allowed', 'an answer', reaction),
  }),
  programs.check('vfs.process.unrequested-variable-withheld', {
    title: 'gives a program no variable that is not asked for',
    given: { forwarded: exit(7) },
    expect: { none: both(exit(0), withoutVariables(names.ok)) },
  }),
  programs.check('vfs.process.variables-per-program', {
    title: 'allows a variable to one program alone',
    given: { forwarded: exit(7) },
    expect: {
      'for another program': withoutVariables(names.shell),
      'for this program': notGiven,
    },
  }),
  programs.check('vfs.process.runs-in-project-root', {
    title: 'runs a program in the root of the project',
    expect: { 'working directory': both(exit(0), stdout('the root of the project')) },
  }),
  programs.check('vfs.process.uncovered-program-refused', {
    title: 'starts no program that it has no rule for',
    given: { twin: exit(0), exact: exit(0) },
    givenProject: { 'twin.txt': 'made' },
    expect: { uncovered: CODED, 'tee uncovered': CODED },
    project: { 'uncovered.txt': null, 'teed.txt': null },
  }),
  programs.check('vfs.process.arguments-checked', {
    title: 'starts no program with arguments that no rule covers',
    given: { 'covered args': COVERED['covered args'] },
    expect: { 'uncovered args': CODED },
  }),
  programs.check('vfs.process.argument-patterns', {
    title: 'takes a list exactly, or with ** at its end any that begins so',
    expect: {
      ...COVERED,
      'exact and more': CODED,
      'open alone': exit(0),
      'open and more': stdout('open b'),
      'open and two more': stdout('open bc'),
      'open first': stdout('first'),
      'open first and more': stdout('a.b.'),
      'open first alone': aResult,
      'another first': CODED,
      'longer first': CODED,
      'no arguments': CODED,
      'any: some': exit(0),
    },
  }),
  programs.check('vfs.process.no-processes-by-default', {
    title: 'runs nothing for a tool without a policy',
    given: { twin: exit(0) },
    expect: { bare: CODED, 'bare sh': CODED },
    project: { 'bare.txt': null },
  }),
  programs.check('vfs.process.stdout-scrubbed', {
    title: 'hides the value of a forwarded variable on stdout',
    given: { forwarded: exit(7) },
    expect: {
      stdout: stdout(SCRUBBED),
      eight: stdout(seen('<%s>')),
      two: stdout(seen('%s%s')),
    },
  }),
  programs.check('vfs.process.stderr-scrubbed', {
    title: 'hides the value of a forwarded variable on stderr',
    given: { forwarded: exit(7) },
    expect: { stderr: stderr(SCRUBBED), eight: stderr(seen('(%s)')) },
  }),
  programs.check('vfs.process.other-output-unchanged', {
    title: 'leaves other output as it is',
    expect: { plain: both(stdout(PLAIN), stderr(PLAIN)), empty: stdout(PLAIN) },
  }),
  programs.check('vfs.process.scrubbing-spans-chunks', {
    title: 'hides a value that is written in pieces',
    given: { forwarded: exit(7) },
    expect: { pieces: stdout(`${FILLER}${REDACTED}`) },
  }),
  flood.check('vfs.process.large-output-collected', {
    title: 'collects a mebibyte on each stream',
    expect: { flood: both(exit(0), lengthOf('stdout'), lengthOf('stderr')) },
  }),
  programs.check('vfs.process.invalid-params-refused', {
    title: 'refuses a program, arguments and variables of the wrong kind',
    given: { before: exit(0), twin: exit(0) },
    givenProject: { 'twin.txt': 'made' },
    expect: Object.fromEntries(Object.keys(wrongs).map((name) => [name, code(-32602)])),
    project: Object.fromEntries(
      ['text', 'number', 'map', 'envs', 'name'].map((name) => [`wrong-${name}.txt`, null]),
    ),
  }),
  programs.check('vfs.process.lists-optional', {
    title: 'runs a program without arguments and variables, or refuses',
    given: { before: exit(0) },
    also: (c) =>
      ['no lists', 'no envs'].flatMap((name) =>
        programs.onAnswer(c, name, 'an answer', (answer) => lists(answer, c)),
      ),
  }),
  programs.check('vfs.process.envs-holds-names', {
    title: 'takes no assignment for a variable',
    given: { none: exit(0) },
    expect: { assignments: withoutAssignment },
  }),
  reader.check('vfs.process.standard-input-closed', {
    title: 'gives a program nothing to read',
    expect: { cat: both(exit(0), stdout('')), after: contentOf('a') },
  }),
  programs.check('vfs.process.unstartable-program-answered', {
    title: 'answers for a program that is not there, and goes on',
    given: { before: exit(0) },
    expect: { 'after unstartable': exit(0) },
    also: (c) => programs.onAnswer(c, 'unstartable', 'an answer', reaction),
  }),
  programs.check('vfs.process.killed-program-answered', {
    title: 'answers for a program that a signal ends, and goes on',
    expect: { 'after killed': exit(0) },
    also: (c) => programs.onAnswer(c, 'killed', 'an answer', reaction),
  }),
  programs.check('vfs.process.files-shared-with-program', {
    title: 'lets a program see the files of the tool, and the tool those of the program',
    expect: {
      write: empty,
      copy: exit(0),
      read: contentOf('by the tool'),
      changed: contentOf('changed'),
    },
  }),
  programs.check('vfs.process.binary-output-stays-valid', {
    title: 'answers with output that is no text',
    expect: { bytes: exit(0) },
    also: (c) =>
      programs.onAnswer(c, 'bytes', 'an answer', ({ result: found }) =>
        kept(`stdout ${isObject(found) ? shown(found.stdout) : 'absent'}`),
      ),
  }),
  programs.check('vfs.process.cwd-member-without-effect', {
    title: 'runs a program in the root of the project, wherever a request wants it',
    given: { 'working directory': exit(0) },
    also: (c) => programs.onAnswer(c, 'directory', 'an answer', directory),
  }),
  programs.check('vfs.process.same-base-name-not-covered', {
    title: 'runs no other file that is called like a program',
    given: { 'make decoy': exit(0) },
    also: (c) => programs.onAnswer(c, 'decoy', 'an answer', decoy),
  }),
  {
    verifies: 'vfs.process.children-end-with-tool',
    title: 'ends the programs of a tool with it',
    occasion: late,
    judge: ended,
  },
)
