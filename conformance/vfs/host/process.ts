import type { HostScenario } from '../../../harness/host-scenario.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { inconclusive, satisfied, violated } from '../../engine/finding.ts'
import {
  anError,
  aResult,
  asJson,
  both,
  contentOf,
  type Expected,
  empty,
  exists,
  exit,
  member,
  notOf,
  same,
} from './expected.ts'
import { inFilesAtLeast } from './grep/rows.ts'
import { checksOn, type Judge } from './host-check.ts'
import { ask, fs, run, sh } from './method-calls.ts'
import { namesListed } from './paths/names.ts'
import { ARGUMENTS } from './process/arguments.ts'
import { floodChecks } from './process/flood.ts'
import { programs } from './process/programs.ts'
import { SIGNS } from './process/requests.ts'
import { paramChecks, ruleChecks } from './process/rules.ts'
import { reacts, stderr, stdout } from './process/seen.ts'
import { variableChecks } from './process/variables.ts'
import { anythingAt } from './project-state.ts'
import { sequenceOfSnapshots } from './scenario-checks.ts'

const STATUSES = [2, 3, 126, 127, 137, 255]
const UNSTARTABLE = [
  'unstartable',
  'no program of a file',
  'NUL in an argument',
  'an argument that is too long',
]
const KILLED = ['killed', 'killed by SIGTERM']

/** A program that waits for input. */
const reader = sequenceOfSnapshots(
  {
    name: 'process: a program that reads its input',
    files: { 'a.txt': 'a' },
    policy: { commands: { cat: {} } },
    timeoutMs: 6_000,
    expectedDurationMs: 6_000,
  },
  { id: 'reader', requests: { cat: run('cat'), after: fs.read('a.txt') } },
)

/** What a program leaves behind that is not ended with its tool. */
const late: HostScenario = {
  name: 'process: a tool that is cancelled while its program runs',
  needs: ['cancel'],
  policy: { commands: { sh: {} } },
  actions: [
    {
      call: {
        script: [
          { mark: 'asking' },
          ask(sh('printf x >started.txt; sleep 4; printf x >late.txt')),
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
  expectedDurationMs: 5_500,
}

const endWithTool: Judge = ({ snapshots: [files] }) => {
  if (!files || !anythingAt(files, 'started.txt')) return inconclusive('the program had not begun')
  return anythingAt(files, 'late.txt')
    ? violated('programs that end with their tool', 'a program goes on when its tool is cancelled')
    : satisfied('programs end with their tool')
}

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
const streamChecks = [
  ...programs.checks({
    'vfs.process.run-returns-output': {
      expect: {
        output: both(exit(0), stdout('out'), stderr('err')),
        'line ends': both(exit(0), stdout(' out\r\n\n'), stderr(' err\r\n\n')),
        signs: stdout(SIGNS),
        'signs on stderr': stderr(SIGNS),
        'closed early': both(exit(3), stdout('out'), stderr('late')),
        failing: both(exit(4), stdout('out'), stderr('err')),
      },
    },
    'vfs.process.streams-apart': { expect: { apart: both(stdout('ab'), stderr('12')) } },
    'vfs.process.failed-exit-is-a-result': {
      expect: {
        ...Object.fromEntries(STATUSES.map((status) => [`status ${status}`, exit(status)])),
        false: exit(1),
      },
    },
    'vfs.process.arguments-uninterpreted': { expect: { arguments: stdout(BRACKETED) } },
    'vfs.process.runs-in-project-root': {
      expect: { 'working directory': both(exit(0), stdout('the root of the project')) },
    },
    'vfs.process.unstartable-program-answered': {
      precondition: { before: exit(0) },
      expect: { 'after unstartable': exit(0) },
      requests: UNSTARTABLE,
      also: UNSTARTABLE.map(reacts),
    },
    'vfs.codes.timeout-and-cancelled-reserved': {
      title: 'gives no code of time or cancellation to a program that cannot be started',
      precondition: { before: exit(0) },
      expect: { unstartable: notOf(-32004, -32005) },
    },
    'vfs.process.killed-program-answered': {
      expect: { 'after killed': exit(0) },
      requests: KILLED,
      also: KILLED.map(reacts),
    },
    'vfs.process.files-shared-with-program': {
      expect: {
        write: empty,
        copy: exit(0),
        read: contentOf('by the tool'),
        changed: contentOf('changed'),
        'exists after': exists(true),
        'metadata after': member('size', 11),
        'list after': namesListed('copied.txt'),
        'search after': inFilesAtLeast('copied.txt'),
        'gone after': exists(false),
        ...same(['delete after', 'write after'], empty),
        'read after': contentOf('by the tool'),
      },
    },
    'vfs.process.binary-output-stays-valid': {
      precondition: { before: exit(0) },
      expect: { bytes: anyForm, 'bytes of stderr': anyForm },
    },
  }),
  ...floodChecks,
  ...reader.checks({
    'vfs.process.standard-input-closed': {
      expect: { cat: both(exit(0), stdout('')), after: contentOf('a') },
    },
  }),
]

/** What a host answers to `process.run`. @see rfd-d11 §process.run */
export const processChecks = [
  ...streamChecks,
  ...variableChecks,
  ...ruleChecks,
  ...paramChecks,
  ...checksOn(late, { 'vfs.process.children-end-with-tool': endWithTool }),
]
