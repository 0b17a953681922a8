import { isObject } from '../../../../harness/wire/json.ts'
import {
  anError,
  aResult,
  asJson,
  both,
  contentOf,
  type Expected,
  empty,
  result,
} from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { sequenceOfSnapshots } from '../scenario-checks.ts'
import { exit, reaction, stderr, stdout } from './expected.ts'
import { programs } from './programs.ts'
import { ARGUMENTS, run, sh } from './requests.ts'

export const MEBIBYTE = 1_048_576

/** More output than any pipe holds, which a host that reads one stream after the other never sees the end of. */
export const flood = sequenceOfSnapshots(
  {
    name: 'process: a mebibyte on each stream',
    files: { 'mebibyte.txt': { repeat: 'sixteen letters\n', times: MEBIBYTE / 16 } },
    policy: { commands: { sh: {} } },
    timeoutMs: 20_000,
  },
  { id: 'flood', requests: { flood: sh('cat mebibyte.txt >&2; cat mebibyte.txt') } },
)

/** A program that waits for input. */
export const reader = sequenceOfSnapshots(
  {
    name: 'process: a program that reads its input',
    files: { 'a.txt': 'a' },
    policy: { commands: { cat: {} } },
    timeoutMs: 6_000,
    expectedDurationMs: 6_000,
  },
  { id: 'reader', requests: { cat: run('cat'), after: ['fs.read', { path: 'a.txt' }] } },
)

const lengthOf = (name: 'stdout' | 'stderr') =>
  result(`${MEBIBYTE} characters of ${name}`, ({ [name]: found }) =>
    typeof found === 'string' && found.length === MEBIBYTE
      ? undefined
      : `${typeof found === 'string' ? found.length : asJson(found)} characters of ${name}`,
  )

/** Whatever the output becomes; an error is a form too. */
const anyForm: Expected = {
  expected: 'a result or an error',
  wrong: (answer, c) => aResult.wrong(answer, c) && anError.wrong(answer, c),
  note: ({ result: found, error }) =>
    isObject(found) ? `stdout ${asJson(found.stdout)}` : `the error ${String(error?.code)}`,
}

/** What the arguments look like, each in brackets on a line. */
const BRACKETED = ARGUMENTS.map((argument) => `[${argument}]\n`).join('')

/** What a program is given and what it writes. */
export const streamChecks = hostChecks(
  programs.check('vfs.process.run-returns-output', {
    expect: { output: both(exit(0), stdout('out'), stderr('err')) },
  }),
  programs.check('vfs.process.streams-apart', {
    expect: { apart: both(stdout('ab'), stderr('12')) },
  }),
  programs.check('vfs.process.failed-exit-is-a-result', {
    expect: {
      'status 3': exit(3),
      'status 127': exit(127),
      'status 255': exit(255),
      false: exit(1),
    },
  }),
  programs.check('vfs.process.arguments-uninterpreted', {
    expect: { arguments: stdout(BRACKETED) },
  }),
  programs.check('vfs.process.runs-in-project-root', {
    expect: { 'working directory': both(exit(0), stdout('the root of the project')) },
  }),
  flood.check('vfs.process.large-output-collected', {
    expect: { flood: both(exit(0), lengthOf('stdout'), lengthOf('stderr')) },
  }),
  reader.check('vfs.process.standard-input-closed', {
    expect: { cat: both(exit(0), stdout('')), after: contentOf('a') },
  }),
  programs.check('vfs.process.unstartable-program-answered', {
    precondition: { before: exit(0) },
    expect: { 'after unstartable': exit(0) },
    requests: ['unstartable'],
    also: (c) => programs.onAnswer('unstartable', 'an answer', reaction)(c),
  }),
  programs.check('vfs.process.killed-program-answered', {
    expect: { 'after killed': exit(0) },
    requests: ['killed'],
    also: (c) => programs.onAnswer('killed', 'an answer', reaction)(c),
  }),
  programs.check('vfs.process.files-shared-with-program', {
    expect: {
      write: empty,
      copy: exit(0),
      read: contentOf('by the tool'),
      changed: contentOf('changed'),
    },
  }),
  programs.check('vfs.process.binary-output-stays-valid', {
    precondition: { before: exit(0) },
    expect: { bytes: anyForm },
  }),
)
