import { elementsOf } from '../../../../harness/wire/json.ts'
import { type Answer, answered, refused } from '../../service.ts'
import { onAnswer, onParams, onResult } from '../combinators.ts'
import { remembersUntil } from '../method-contract.ts'
import { mutantsIn } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { CHUNK, onEnd, onProcess, onStart, RUN } from './parts.ts'

const isUnstartable = (answer: Answer, code: string) =>
  'error' in answer && answer.error.message.endsWith(`(${code})`)

/** Ends at a program that cannot be started for this reason. */
const endsAt = (code: string) =>
  onAnswer(RUN, (answer) => (isUnstartable(answer, code) ? process.exit(1) : answer))

export const runningMutants = mutantsIn('vfs.process')({
  'run-returns-output': {
    'answers-at-once: answers as soon as a program runs': onEnd((end) => ({
      ...end,
      stdout: Buffer.alloc(0),
    })),
  },
  'streams-apart': {
    'merges-streams: adds what is written to stderr to stdout': onResult(RUN, (result) => ({
      ...result,
      stdout: `${result.stdout}${result.stderr}`,
    })),
  },
  'failed-exit-is-a-result': {
    'failure-is-an-error: answers a status other than 0 with an error': onAnswer(RUN, (answer) =>
      isResult(answer) && answer.result.exit_code !== 0
        ? refused(-32603, `it ended with ${answer.result.exit_code}`)
        : answer,
    ),
  },
  'arguments-uninterpreted': {
    'through-a-shell: runs programs through a shell': onStart(({ program, args, ...how }) => ({
      ...how,
      program: 'sh',
      args: program === 'sh' ? args : ['-c', [program, ...args].join(' ')],
    })),
  },
  'runs-in-project-root': {
    'own-directory: runs programs where it was started itself': onStart((how) => ({
      ...how,
      cwd: '/',
    })),
  },
  'large-output-collected': {
    'cuts-output: keeps no more than the first 64 KiB of a stream': onEnd((end) => ({
      ...end,
      stdout: end.stdout.subarray(0, CHUNK),
      stderr: end.stderr.subarray(0, CHUNK),
    })),
  },
  'invalid-params-refused': {
    'splits-arguments: splits a text of arguments at blanks': onParams(
      RUN,
      ({ args, ...params }) => ({
        ...params,
        args: typeof args === 'string' ? args.split(' ') : args,
      }),
    ),
  },
  'standard-input-closed': {
    'tools-input: gives programs an input that never ends': {
      reported: 'no answer',
      apply: onStart(({ program, args, ...how }) => ({
        ...how,
        ...(program === 'cat' && args.length === 0
          ? { program: 'sleep', args: ['20'] }
          : { program, args }),
      })),
    },
  },
  'unstartable-program-answered': {
    'missing-is-silence: never answers for a program that is not there': onAnswer(RUN, (answer) =>
      isUnstartable(answer, 'ENOENT') ? new Promise<Answer>(() => {}) : answer,
    ),
    'dies-of-no-program: ends at a file that may not be executed': endsAt('EACCES'),
    'dies-of-length: ends at arguments that the system finds too long': endsAt('E2BIG'),
  },
  'killed-program-answered': {
    'waits-for-a-status: waits for ever for the status of a program that a signal ended': onAnswer(
      RUN,
      (answer) =>
        isResult(answer) && answer.result.exit_code === 137
          ? new Promise<Answer>(() => {})
          : answer,
    ),
  },
  'files-shared-with-program': {
    'lists-before-programs: lists what was there until a request changes a file':
      remembersUntil('fs.list_dir'),
    'measures-before-programs: measures what was there until a request changes a file':
      remembersUntil('fs.metadata'),
    'sees-before-programs: sees what was there until a request changes a file':
      remembersUntil('fs.exists'),
    'sees-for-good: sees what it has seen before until a request changes a file': remembersUntil(
      'fs.exists',
      (method, _, known) => {
        for (const [path, answer] of known)
          if (/write|delete|rename/.test(method) || !(isResult(answer) && answer.result.exists))
            known.delete(path)
      },
    ),
    'works-on-a-copy: runs programs on what the project was at first, and leaves what they change':
      instead(RUN, (params, plainly) =>
        elementsOf(params.args).some((each) => String(each).includes('written.txt'))
          ? answered({ stdout: '', stderr: '', exit_code: 0 })
          : plainly(params),
      ),
  },
  'binary-output-stays-valid': {
    'bytes-are-silence: cannot put output that is no text into a line': onAnswer(RUN, (answer) =>
      isResult(answer) && String(answer.result.stdout).includes('\ufffd')
        ? new Promise<Answer>(() => {})
        : answer,
    ),
  },
  'children-end-with-tool': {
    'programs-go-on: lets the programs of a tool go on that is cancelled': onProcess(({ run }) => ({
      run: (how, limits) => run(how, limits, new AbortController().signal),
    })),
  },
  'lists-optional': {
    'all-variables: hands over every variable that it may where none is listed': instead(
      RUN,
      (params, plainly, _, { env }) => plainly({ envs: Object.keys(env), ...params }),
    ),
  },
  'cwd-member-without-effect': {
    'heeds-cwd: runs a program in the directory that a request names': {
      reported: 'the program run elsewhere',
      apply: instead(RUN, (params, plainly) =>
        plainly(
          'cwd' in params ? { ...params, program: 'sh', args: ['-c', 'cd / && pwd'] } : params,
        ),
      ),
    },
  },
})
