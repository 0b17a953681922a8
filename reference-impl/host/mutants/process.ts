import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Environment } from '../process/environment.ts'
import { type ProcessParts, plainProcess, processServices } from '../process/index.ts'
import type { End, Start } from '../process/program.ts'
import { REDACTED } from '../secrets/scrub.ts'
import { type Answer, answered, refused, type Surroundings } from '../service.ts'
import { both, having, onAnswer, onDecision, onParams, onResult } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'
import { instead, isResult } from './requests.ts'

const RUN = 'process.run'

/** Changes the parts that the host runs programs with. */
const onProcess = (change: (parts: ProcessParts) => Partial<ProcessParts>): Apply =>
  having(({ services, project }) => {
    const parts = plainProcess()
    const changed = processServices(project.directory, { ...parts, ...change(parts) })
    return { services: { ...services, ...changed } }
  })

/** Changes how a program is started. */
const onStart = (change: (how: Start) => Start): Apply =>
  onProcess(({ run }) => ({ run: (how, limits, signal) => run(change(how), limits, signal) }))

/** Changes what is known when a program has ended. */
const onEnd = (change: (end: End) => End): Apply =>
  onProcess(({ run }) => ({
    run: async (how, limits, signal) => change(await run(how, limits, signal)),
  }))

type Around = Pick<Surroundings, 'env' | 'mayUse'>

/** Gives a program further variables. */
const giving = (
  further: (program: string, wanted: readonly string[], around: Around) => readonly string[],
): Apply =>
  onProcess(({ choose }) => ({
    choose: (program, wanted, around): Environment => {
      const { all, forwarded } = choose(program, wanted, around)
      const names = further(program, wanted, around)
      const more = Object.fromEntries(names.map((name) => [name, around.env[name] ?? '']))
      return { all: { ...more, ...all }, forwarded: { ...more, ...forwarded } }
    },
  }))

/** Changes the text of a stream. */
const onStream = (name: 'stdout' | 'stderr', change: (text: string) => string): Apply =>
  onResult(RUN, (result) => ({ ...result, [name]: change(String(result[name])) }))

/** Lets its policy allow what it would not. */
const allowing = (allows: (params: JsonObject, because: string) => boolean): Apply =>
  onDecision((decision, method, params) =>
    method === RUN && 'because' in decision && allows(params, decision.because)
      ? { decision: 'allow' }
      : decision,
  )

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const processMutants = mutantsOf(
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
    id: 'vfs.process.inherits-all',
    violates: 'vfs.process.clean-environment',
    change: 'gives programs every variable that it has',
    apply: giving((_, __, { env }) => Object.keys(env)),
  },
  {
    id: 'vfs.process.forwards-nothing',
    violates: 'vfs.process.requested-variable-forwarded',
    change: 'gives programs no variable that is asked for',
    apply: onParams(RUN, (params) => ({ ...params, envs: [] })),
  },
  {
    id: 'vfs.process.trusts-requests',
    violates: 'vfs.process.disallowed-variable-withheld',
    change: 'gives programs whatever variable is asked for',
    apply: giving((_, wanted) => wanted),
  },
  {
    id: 'vfs.process.forwards-the-list',
    violates: 'vfs.process.unrequested-variable-withheld',
    change: 'gives a program all variables that are allowed for it',
    apply: giving((program, _, { env, mayUse }) =>
      Object.keys(env).filter((name) => mayUse.inProgram(program, name)),
    ),
  },
  {
    id: 'vfs.process.one-list-for-all',
    violates: 'vfs.process.variables-per-program',
    change: 'allows a variable to every program that is allowed to one',
    apply: giving((_, wanted, { mayUse }) =>
      wanted.filter((name) => ['sh', 'env', 'cat'].some((each) => mayUse.inProgram(each, name))),
    ),
  },
  {
    id: 'vfs.process.own-directory',
    violates: 'vfs.process.runs-in-project-root',
    change: 'runs programs where it was started itself',
    apply: onStart((how) => ({ ...how, cwd: '/' })),
  },
  {
    id: 'vfs.process.refuses-afterwards',
    violates: 'vfs.process.uncovered-program-refused',
    change: 'runs a program and then says that it may not',
    apply: having((parts) => ({
      around: (serve) => {
        const plainly = parts.around(serve)
        return async (method, params, signal) => {
          const answer = await plainly(method, params, signal)
          const isRefusal = 'error' in answer && answer.error.code === -32001
          if (method === RUN && isRefusal)
            await parts.services[RUN]?.(params as JsonObject, {
              ...parts.surroundings,
              fileBytes: parts.limits.fileBytes,
              signal,
            })
          return answer
        }
      },
    })),
  },
  {
    id: 'vfs.process.programs-alone',
    violates: 'vfs.process.arguments-checked',
    change: 'checks programs and no arguments',
    apply: allowing((_, because) => because.includes('with these arguments')),
  },
  {
    id: 'vfs.process.all-lists-are-open',
    violates: 'vfs.process.argument-patterns',
    change: 'takes every list for the beginning of others',
    apply: allowing(({ program, args }) => program === 'printf' && listOf(args)[0] === 'exact%s'),
  },
  {
    id: 'vfs.process.any-program-by-default',
    violates: 'vfs.process.no-processes-by-default',
    change: 'lets a tool without rules run anything',
    apply: allowing((_, because) => because.endsWith('runs no programs')),
  },
  {
    id: 'vfs.process.scrubs-once',
    violates: 'vfs.process.stdout-scrubbed',
    change: 'hides a value where it first occurs',
    apply: both(
      unscrubbed(),
      scrubbing('stdout', (text, value) => text.replace(value, REDACTED)),
    ),
  },
  {
    id: 'vfs.process.stdout-alone',
    violates: 'vfs.process.stderr-scrubbed',
    change: 'hides values on stdout alone',
    apply: both(unscrubbed(), scrubbing('stdout', replacedAll)),
  },
  {
    id: 'vfs.process.empty-everywhere',
    violates: 'vfs.process.other-output-unchanged',
    change: 'hides an empty value between all letters',
    apply: onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const all = [...values]
        if (!all.includes('')) return scrubber(all)
        return (bytes) => Buffer.from(bytes.toString().split('').join(REDACTED))
      },
    })),
  },
  {
    id: 'vfs.process.values-as-patterns',
    violates: 'vfs.process.other-output-unchanged',
    change: 'takes values for regular expressions',
    apply: onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const all = [...values]
        const plainly = scrubber(all)
        return (bytes) => {
          const hidden = all
            .filter((value) => value.length >= 8)
            .reduce(
              (text, value) => text.replace(new RegExp(value, 'g'), REDACTED),
              `${plainly(bytes)}`,
            )
          return Buffer.from(hidden)
        }
      },
    })),
  },
  {
    id: 'vfs.process.scrubs-chunks',
    violates: 'vfs.process.scrubbing-spans-chunks',
    change: 'hides values in each 64 KiB by themselves',
    apply: onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const plainly = scrubber(values)
        return (bytes) => Buffer.concat(chunks(bytes).map(plainly))
      },
    })),
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
    id: 'vfs.process.assigns',
    violates: 'vfs.process.envs-holds-names',
    change: 'sets the variables that a tool assigns',
    apply: onProcess(({ choose }) => ({
      choose: (program, wanted, around) => {
        const { all, forwarded } = choose(program, wanted, around)
        const pairs = wanted.flatMap((each) => (each.includes('=') ? [each.split('=', 2)] : []))
        return { all: { ...all, ...Object.fromEntries(pairs) }, forwarded }
      },
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
      listOf(params.args).some((each) => String(each).includes('written.txt'))
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
  {
    id: 'vfs.process.base-names',
    violates: 'vfs.process.same-base-name-not-covered',
    change: 'looks at the last part of the name of a program alone',
    told: 'another file of the same name is run',
    apply: allowing(({ program }) => program === './true'),
  },
)

const CHUNK = 65_536

const chunks = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, i) =>
    bytes.subarray(i * CHUNK, (i + 1) * CHUNK),
  )

const isMissing = (answer: Answer) => 'error' in answer && answer.error.code === -32002

/** Leaves values where they are. */
function unscrubbed(): Apply {
  return onProcess(() => ({ scrubber: () => (bytes) => bytes }))
}

function replacedAll(text: string, value: string): string {
  return text.replaceAll(value, REDACTED)
}

/** Hides the values of the host in a stream in a way of its own. */
function scrubbing(
  name: 'stdout' | 'stderr',
  hide: (text: string, value: string) => string,
): Apply {
  return having((parts) => {
    const values = Object.values(parts.surroundings.env).filter(({ length }) => length >= 8)
    return onStream(name, (text) => values.reduce(hide, text))(parts)
  })
}
