import { elementsOf } from '../../../../harness/wire/json.ts'
import { type Answer, answered, refused } from '../../service.ts'
import { onAnswer, onParams, onResult } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { CHUNK, onEnd, onStart, RUN } from './parts.ts'

export const runningMutants = mutantsOf(
  {
    id: 'vfs.process.answers-at-once',
    violates: 'vfs.process.run-returns-output',
    change: 'answers as soon as a program runs',
    apply: onEnd((end) => ({ ...end, stdout: Buffer.alloc(0) })),
  },
  {
    id: 'vfs.process.merges-streams',
    violates: 'vfs.process.streams-apart',
    change: 'adds what is written to stderr to stdout',
    apply: onResult(RUN, (result) => ({ ...result, stdout: `${result.stdout}${result.stderr}` })),
  },
  {
    id: 'vfs.process.failure-is-an-error',
    violates: 'vfs.process.failed-exit-is-a-result',
    change: 'answers a status other than 0 with an error',
    apply: onAnswer(RUN, (answer) =>
      isResult(answer) && answer.result.exit_code !== 0
        ? refused(-32603, `it ended with ${answer.result.exit_code}`)
        : answer,
    ),
  },
  {
    id: 'vfs.process.through-a-shell',
    violates: 'vfs.process.arguments-uninterpreted',
    change: 'runs programs through a shell',
    apply: onStart(({ program, args, ...how }) => ({
      ...how,
      program: 'sh',
      args: program === 'sh' ? args : ['-c', [program, ...args].join(' ')],
    })),
  },
  {
    id: 'vfs.process.own-directory',
    violates: 'vfs.process.runs-in-project-root',
    change: 'runs programs where it was started itself',
    apply: onStart((how) => ({ ...how, cwd: '/' })),
  },
  {
    id: 'vfs.process.cuts-output',
    violates: 'vfs.process.large-output-collected',
    change: 'keeps no more than the first 64 KiB of a stream',
    apply: onEnd((end) => ({
      ...end,
      stdout: end.stdout.subarray(0, CHUNK),
      stderr: end.stderr.subarray(0, CHUNK),
    })),
  },
  {
    id: 'vfs.process.splits-arguments',
    violates: 'vfs.process.invalid-params-refused',
    change: 'splits a text of arguments at blanks',
    apply: onParams(RUN, ({ args, ...params }) => ({
      ...params,
      args: typeof args === 'string' ? args.split(' ') : args,
    })),
  },
  {
    id: 'vfs.process.tools-input',
    violates: 'vfs.process.standard-input-closed',
    change: 'gives programs an input that never ends',
    told: 'no answer',
    apply: onStart(({ program, args, ...how }) => ({
      ...how,
      ...(program === 'cat' && args.length === 0
        ? { program: 'sleep', args: ['20'] }
        : { program, args }),
    })),
  },
  {
    id: 'vfs.process.missing-is-silence',
    violates: 'vfs.process.unstartable-program-answered',
    change: 'never answers for a program that is not there',
    apply: onAnswer(RUN, (answer) => (isMissing(answer) ? new Promise<Answer>(() => {}) : answer)),
  },
  {
    id: 'vfs.process.waits-for-a-status',
    violates: 'vfs.process.killed-program-answered',
    change: 'waits for ever for the status of a program that a signal ended',
    apply: onAnswer(RUN, (answer) =>
      isResult(answer) && answer.result.exit_code === 137 ? new Promise<Answer>(() => {}) : answer,
    ),
  },
  {
    id: 'vfs.process.works-on-a-copy',
    violates: 'vfs.process.files-shared-with-program',
    change: 'runs programs on what the project was at first, and leaves what they change',
    apply: instead(RUN, (params, plainly) =>
      elementsOf(params.args).some((each) => String(each).includes('written.txt'))
        ? answered({ stdout: '', stderr: '', exit_code: 0 })
        : plainly(params),
    ),
  },
  {
    id: 'vfs.process.bytes-are-silence',
    violates: 'vfs.process.binary-output-stays-valid',
    change: 'cannot put output that is no text into a line',
    apply: onAnswer(RUN, (answer) =>
      isResult(answer) && String(answer.result.stdout).includes('\ufffd')
        ? new Promise<Answer>(() => {})
        : answer,
    ),
  },
  {
    id: 'vfs.process.heeds-cwd',
    violates: 'vfs.process.cwd-member-without-effect',
    change: 'runs a program in the directory that a request names',
    told: 'the program run elsewhere',
    apply: instead(RUN, (params, plainly) =>
      plainly('cwd' in params ? { ...params, program: 'sh', args: ['-c', 'cd / && pwd'] } : params),
    ),
  },
)

const isMissing = (answer: Answer) => 'error' in answer && answer.error.code === -32002
