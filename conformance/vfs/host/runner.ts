import { openCommandHost } from '../../../harness/launch/command-host.ts'
import { openDriver } from '../../../harness/launch/driver.ts'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import type { Host } from '../../../harness/launch/host.ts'
import { LINE_TIMEOUTS } from '../../../harness/launch/line-program.ts'
import { probeCommand } from '../../../harness/launch/probe.ts'
import {
  openWorkingDirectory,
  type WorkingDirectory,
} from '../../../harness/launch/working-directory.ts'
import { record } from '../../../harness/recorder.ts'
import { ANSWER_TIMEOUT_MS } from '../../../harness/session/host/settings-of.ts'
import type { HostSession } from '../../../harness/session/host-session.ts'
import { runHostSession } from '../../../harness/session/run-host-session.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import { unhurried } from '../../engine/busy.ts'
import type { RunContext, Runner } from '../../engine/suite.ts'
import { converse } from '../../flattener/converse.ts'
import { exchangeOf, recorderFor } from '../../flattener/runner.ts'
import { runDescribe } from './describe.ts'
import { DriverExchangeChannel } from './driver-exchange-channel.ts'
import { type HostPool, openHostPool } from './host-pool.ts'
import type { HostReading } from './host-reading.ts'
import { type HostOptions, providersOf } from './options.ts'
import type { PlannedHostSession } from './planned-session.ts'
import { requiredMethods } from './required-methods.ts'

/** Sessions that may be alive at once, waiting ones included: each of them has a host of its own. */
const ALIVE = 24

/** Milliseconds that a host is given to end. */
const END_MS = 5_000

/** Runs sessions with a host; its drivers stay up from one session to the next. */
export function hostRunner(
  options: HostOptions,
  context: RunContext<HostReading>,
): Runner<PlannedHostSession> {
  const directory = openWorkingDirectory({ ...options, cwd: options.config.cwd })
  const pool = openHostPool(() => startHost(options, directory, context.mark))
  return {
    alive: ALIVE,
    async run(scenario) {
      if (options.interrupt?.aborted) return neverRun(options, context, scenario)
      if (scenario.flattening) return runFlattening(options, context, pool, scenario)
      const host = pool.take()
      const hosts = [host]
      const restart = () => {
        hosts.push(pool.fresh())
        return hosts.at(-1) ?? host
      }
      const limited = scenario.unhurried ? unhurried(options) : options
      const transcript = await runWith({ host, restart }, limited, context, scenario)
      for (const each of hosts) await pool.give(each)
      return transcript
    },
    async close() {
      await pool.close(options.interrupt?.aborted ? 0 : END_MS)
      directory.remove()
    },
  }
}

function startHost(
  { config, exec }: HostOptions,
  { command, cwd }: WorkingDirectory,
  mark: string,
): Host {
  const env = cleanEnvironment({ ...config.env, [RUN_MARK]: mark })
  const how = { command, cwd, env }
  return exec ? openCommandHost(how) : openDriver(how)
}

async function runWith(
  hosts: Pick<HostSession, 'host' | 'restart'>,
  { command, config, timeScale, interrupt, ...options }: HostOptions,
  { revision }: RunContext<HostReading>,
  planned: PlannedHostSession,
): Promise<Transcript> {
  const { hostScenario, features = [] } = planned
  const answerMs = config.answer_ms
  if (!hostScenario)
    return runDescribe(hosts.host, {
      command,
      revision,
      ...(config.features && { declared: config.features }),
      answerMs: (answerMs ?? ANSWER_TIMEOUT_MS) * timeScale,
    })
  const transcript = await runHostSession({
    ...{ scenario: hostScenario, ...hosts, command, features, revision, timeScale, interrupt },
    probe: probeCommand(),
    requiredMethods: requiredMethods(features),
    provider: providersOf(options)[0],
    limits: config.limits as Record<string, number> | undefined,
    answerMs: answerMs,
  })
  return planned.scenario === hostScenario.name ? transcript : named(transcript, planned)
}

/** One of many sessions of one scenario states its own name beside those of the scenario and the case. */
function named(transcript: Transcript, { session, scenario, case: name }: PlannedHostSession) {
  const [start] = transcript
  if (start?.event === 'start')
    Object.assign(start, { session, ...(scenario && { scenario }), ...(name && { case: name }) })
  return transcript
}

async function runFlattening(
  { command, config, timeScale, seed }: HostOptions,
  { revision, checks }: RunContext<HostReading>,
  pool: HostPool,
  { flattening, features = [] }: PlannedHostSession,
): Promise<Transcript> {
  if (!flattening) throw new TypeError('this scenario is not about flattening')
  const recorder = recorderFor(flattening, { role: 'host', command, revision })
  Object.assign(recorder.context, { flattening: true, features: [...features], timeScale })
  const channel = new DriverExchangeChannel(
    pool,
    (config.answer_ms ?? LINE_TIMEOUTS.answerMs) * timeScale,
  )
  await converse(exchangeOf(flattening, checks, seed), channel, recorder)
  await channel.close()
  return recorder.transcript
}

/** A session that was interrupted before its turn came starts nothing. */
function neverRun(
  { command }: HostOptions,
  { revision }: RunContext<HostReading>,
  { session, scenario, case: name, features = [] }: PlannedHostSession,
): Transcript {
  const recorder = record({
    ...{ session, role: 'host', command: [...command], revision },
    ...{ ...(name !== undefined && { case: name }), ...(scenario !== undefined && { scenario }) },
    context: { features: [...features] },
  })
  recorder.add({ event: 'interrupted' })
  return recorder.transcript
}
