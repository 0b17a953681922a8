import { resolve } from 'node:path'
import { cleanEnvironment, RUN_MARK } from '../../harness/launch/environment.ts'
import { LineProgram, PATIENCE } from '../../harness/launch/line-program.ts'
import { type Recorder, record } from '../../harness/recorder.ts'
import type { Transcript } from '../../harness/transcript.ts'
import { providers } from '../../spec/generated/providers.ts'
import type { RunContext, Runner } from '../engine/suite.ts'
import type { FlattenerCheck } from './check.ts'
import { converse } from './converse.ts'
import type { Exchange } from './exchange.ts'
import type { FlattenerReading } from './flattener-reading.ts'
import type { FlattenerOptions } from './options.ts'
import { type FlattenerScenario, SMOKE } from './scenario.ts'
import { smokeExchange } from './smoke.ts'
import type { Talk } from './talk.ts'
import { trialExchange } from './trial-exchange.ts'

/** Sessions that go on at once; each has many lines open. */
const AT_ONCE = 4

/** Runs sessions with one flattener, all of them through one process. */
export function flattenerRunner(
  options: FlattenerOptions,
  { mark, revision, checks }: RunContext<FlattenerReading>,
): Runner<FlattenerScenario> {
  const talk = options.talk ?? new Program(options, mark)
  const { command, config, interrupt, timeScale, seed } = options
  const { unclaimed, name } = config
  return {
    ...{ alive: AT_ONCE, busy: AT_ONCE },
    async run(scenario) {
      const recorder = recorderFor(scenario, { role: 'flattener', command, revision })
      Object.assign(recorder.context, {
        timeScale,
        ...(unclaimed && { unclaimed }),
        ...(name && { name }),
      })
      if (interrupt?.aborted) return interrupted(recorder)
      await converse(exchangeOf(scenario, checks, seed), talk, recorder)
      return interrupt?.aborted ? interrupted(recorder) : recorder.transcript
    },
    async close() {
      if (talk instanceof LineProgram) await talk.close()
    },
  }
}

/** The exchange that a scenario consists of. */
export function exchangeOf(
  { scenario, case: provider, example, instances = false }: FlattenerScenario,
  checks: readonly { title: string }[],
  seed: number,
): Exchange<unknown> {
  const profile = providers[provider]
  if (example) return trialExchange({ example, profile, instances, seed })
  if (scenario === SMOKE) return smokeExchange(provider)
  const check = (checks as readonly FlattenerCheck[]).find(({ title }) => title === scenario)
  if (!check?.exchange) throw new TypeError(`no check asks for the exchange "${scenario}"`)
  return check.exchange(profile)
}

interface ContextRecorder extends Recorder {
  /** What the transcript says beside its messages. */
  context: object
}

/** Opens the transcript of a session about flattening. */
export function recorderFor(
  scenario: FlattenerScenario,
  about: { role: 'flattener' | 'host'; command: readonly string[]; revision: string },
): ContextRecorder {
  const { session, scenario: name, case: provider, example, instances } = scenario
  const context = {
    ...(example && { example: { name: example.name, schema: example.schema } }),
    ...(instances !== undefined && { instances }),
  }
  const started = { ...about, command: [...about.command], session, case: provider, context }
  const recorder = record({ ...started, ...(name !== undefined && { scenario: name }) })
  return { ...recorder, context }
}

function interrupted(recorder: Recorder): Transcript {
  recorder.add({ event: 'note', text: 'interrupted' })
  return recorder.transcript
}

/** A process that can start another of its kind. */
class Program extends LineProgram implements Talk {
  readonly #another: () => LineProgram

  constructor({ command, base, config, timeScale }: FlattenerOptions, mark: string) {
    const cwd = resolve(base, config.cwd ?? '.')
    const env = cleanEnvironment({ ...config.env, [RUN_MARK]: mark })
    const limits = {
      answerMs: PATIENCE.answerMs * timeScale,
      startMs: PATIENCE.startMs * timeScale,
    }
    super({ command, cwd, env }, limits)
    this.#another = () => new LineProgram({ command, cwd, env }, limits)
  }

  get anomalies() {
    return this.oddities
  }

  another(): LineProgram {
    return this.#another()
  }
}
