import type { Reply } from '../../harness/exchange.ts'
import { cleanEnvironment, RUN_MARK } from '../../harness/launch/environment.ts'
import { LINE_TIMEOUTS, LineProgram } from '../../harness/launch/line-program.ts'
import type { Launch } from '../../harness/launch/process.ts'
import {
  openWorkingDirectory,
  type WorkingDirectory,
} from '../../harness/launch/working-directory.ts'
import { type Recorder, record } from '../../harness/recorder.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import { providers } from '../../spec/generated/providers.ts'
import type { RunContext, Runner } from '../engine/suite.ts'
import type { FlattenerCheck } from './check.ts'
import { converse } from './converse.ts'
import type { Exchange } from './exchange.ts'
import type { ExchangeChannel } from './exchange-channel.ts'
import type { FlattenerReading } from './flattener-reading.ts'
import type { FlattenerOptions } from './options.ts'
import { type FlattenerScenario, SMOKE } from './scenario.ts'
import { SilentProviders } from './silent-providers.ts'
import { smokeExchange } from './smoke.ts'
import { trialExchange } from './trial-exchange.ts'

/** Sessions that may wait for the program at once; each has many lines open. */
const AT_ONCE = 4

/** Runs sessions with one flattener: exchanges, which may end the process, through one process, and trials through another. */
export function flattenerRunner(
  options: FlattenerOptions,
  { mark, revision, checks }: RunContext<FlattenerReading>,
): Runner<FlattenerScenario> {
  const directory = openWorkingDirectory({ ...options, cwd: options.config.cwd })
  const silent = new SilentProviders()
  const program = () =>
    options.channel ?? new Program(options, launchOf(options, directory, mark), silent)
  const [exchanging, trying] = [program(), program()]
  const { command, config, interrupt, timeScale, seed } = options
  const { unclaimed, name } = config
  return {
    alive: Math.max(AT_ONCE, options.jobs),
    async run(scenario) {
      const recorder = recorderFor(scenario, { role: 'flattener', command, revision })
      Object.assign(recorder.context, {
        timeScale,
        ...(unclaimed && { unclaimed }),
        ...(name && { name }),
      })
      if (interrupt?.aborted) return interrupted(recorder)
      const channel = scenario.inTurn ? exchanging : trying
      await converse(exchangeOf(scenario, checks, seed), channel, recorder)
      return interrupt?.aborted ? interrupted(recorder) : recorder.transcript
    },
    async close() {
      for (const channel of [exchanging, trying])
        if (channel instanceof LineProgram) await channel.close()
      await options.containers?.close()
      directory.remove()
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
  /** What the transcript states beside its messages. */
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
  recorder.add({ event: 'interrupted' })
  return recorder.transcript
}

/** A process, on this machine or in a container, that can start another of its kind. */
class Program extends LineProgram implements ExchangeChannel {
  readonly #another: () => LineProgram
  readonly #silent: SilentProviders

  constructor({ timeScale, containers }: FlattenerOptions, how: Launch, silent: SilentProviders) {
    const limits = {
      answerMs: LINE_TIMEOUTS.answerMs * timeScale,
      startMs: LINE_TIMEOUTS.startMs * timeScale,
    }
    super(how, limits, containers?.launch)
    this.#another = () => new LineProgram(how, limits, containers?.launch)
    this.#silent = silent
  }

  override ask(message: JsonObject, how?: { alone?: boolean }): Promise<Reply> {
    return this.#silent.ask((...asked) => super.ask(...asked), message, how)
  }

  another(): LineProgram {
    return this.#another()
  }
}

/** An image brings its own variables and directory; those of this machine name nothing in it. */
function launchOf(
  { command, config, containers }: FlattenerOptions,
  directory: WorkingDirectory,
  mark: string,
): Launch {
  if (containers) return { command, cwd: containers.cwd, env: { LANG: 'C.UTF-8', ...config.env } }
  const env = cleanEnvironment({ ...config.env, [RUN_MARK]: mark })
  return { command: directory.command, cwd: directory.cwd, env }
}
