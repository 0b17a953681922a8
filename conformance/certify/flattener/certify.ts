import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import { killMarked } from '../../../harness/launch/group.ts'
import { LineProgram, PATIENCE } from '../../../harness/launch/line-program.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { capital } from '../../finding.ts'
import { answerOf, speltOf } from '../../flattener/answer.ts'
import type { FlattenerCheck } from '../../flattener/check.ts'
import { example } from '../../flattener/examples.ts'
import { flattenerChecks as all } from '../../flattener/index.ts'
import type { LineTalk, Talk } from '../../flattener/talk.ts'
import { documentOf, hashOf } from '../document.ts'
import { newMark } from '../mark.ts'
import { measureNoise } from '../noise.ts'
import { flattenerNullLine } from '../null-line.ts'
import type { FlattenerOptions } from './options.ts'
import { FlattenerRun } from './run.ts'

export type { FlattenerOptions } from './options.ts'

/** The revision that is certified. */
const REVISION = 'flattener-1'

/**
 * Certifies a flattener: asks it for every schema and every provider, and judges what it answers.
 * Rejects only for our own faults; whatever the flattener does stands in the results.
 * @see suite §Flattener lines
 */
export async function certifyFlattener(options: FlattenerOptions): Promise<Results> {
  const started = new Date()
  const mark = newMark()
  const talk = options.talk ?? new Program(options, mark)
  try {
    const noise = await measureNoise()
    const first = await greet(talk, options)
    const run = new FlattenerRun(options, talk, talk)
    if (first.smoke.started) await run.judgeAll(options.instances ?? first.instances)
    return {
      ...resultsOf(run, first.smoke),
      started: started.toISOString(),
      ms: Date.now() - started.getTime(),
      noise,
    }
  } finally {
    if (talk instanceof LineProgram) await talk.close()
    killMarked(mark)
  }
}

/** What checks there are, for lists and traces. */
export const flattenerChecks = (): readonly FlattenerCheck[] => all

/** A program that can start another of its kind. */
class Program extends LineProgram implements LineTalk {
  readonly #another: () => LineProgram

  constructor({ command, cwd, env, timeScale }: FlattenerOptions, mark: string) {
    const how = { command, cwd, env: cleanEnvironment({ ...env, [RUN_MARK]: mark }) }
    const patience = {
      answerMs: PATIENCE.answerMs * timeScale,
      startMs: PATIENCE.startMs * timeScale,
    }
    super(how, patience)
    this.#another = () => new LineProgram(how, patience)
  }

  another(): LineProgram {
    return this.#another()
  }
}

type Smoke = NonNullable<Results['smoke']>

/** Speaks to the program for the first time: does it start, does it answer, does it spell instances? */
async function greet(
  talk: Talk,
  { providers: [provider] }: FlattenerOptions,
): Promise<{ smoke: Smoke; instances: boolean }> {
  const before = performance.now()
  const schema = example('a closed object')
  const reply = await talk.ask({ provider, schema }, { alone: true })
  const firstMessageMs =
    reply.kind === 'answer' ? Math.round((performance.now() - before) * 10) / 10 : null
  if (reply.kind === 'not-started')
    return {
      smoke: { started: false, firstMessageMs, sentence: `${capital(reply.sentence)}.` },
      instances: false,
    }
  const answer = answerOf(reply)
  const sentence =
    answer.kind === 'none'
      ? `It starts, but ${answer.sentence}.`
      : `It starts and answers after ${firstMessageMs} ms.`
  const encoded =
    answer.kind === 'none'
      ? undefined
      : speltOf(await talk.ask({ provider, schema, encode: { path: 'a' } }, { alone: true }))
  return {
    smoke: { started: true, firstMessageMs, sentence },
    instances: encoded?.kind === 'value' || encoded?.kind === 'invalid',
  }
}

function resultsOf({ rows, options }: FlattenerRun, smoke: Smoke): Results {
  const {
    argv,
    seed,
    interrupt,
    timeScale,
    shard,
    command,
    cwd,
    name,
    revision = REVISION,
  } = options
  return {
    ...documentOf(rows, { argv, seed, interrupted: interrupt?.aborted ?? false, revision }),
    subject: { role: 'flattener', command, sha256: hashOf(command, cwd), ...(name && { name }) },
    nullLine: flattenerNullLine,
    timeScale,
    ...(shard && { shard }),
    smoke,
  }
}
