import { resolve } from 'node:path'
import { openDriver } from '../../../harness/launch/driver.ts'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import { openExecHost } from '../../../harness/launch/exec-host.ts'
import type { Host } from '../../../harness/launch/host.ts'
import { PATIENCE } from '../../../harness/launch/line-program.ts'
import { probeCommand } from '../../../harness/launch/probe.ts'
import { record } from '../../../harness/recorder.ts'
import { holdHostSession, PATIENCE_MS } from '../../../harness/session/host-session.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import type { RunContext, Runner } from '../../engine/suite.ts'
import { converse } from '../../flattener/converse.ts'
import { exchangeOf, recorderFor } from '../../flattener/runner.ts'
import { runDescribe } from './describe.ts'
import { DriverTalk } from './driver-talk.ts'
import { type HostPool, openHostPool } from './host-pool.ts'
import type { HostReading } from './host-reading.ts'
import { type HostOptions, providersOf } from './options.ts'
import { requiredMethods } from './required-methods.ts'
import type { HostScenario } from './scenario.ts'

/** Sessions that may be alive at once, waiting ones included: each of them has a host of its own. */
const ALIVE = 24

/** Milliseconds that a host is given to end. */
const END_MS = 5_000

/** Runs sessions with a host; its drivers stay up from one session to the next. */
export function hostRunner(
  options: HostOptions,
  context: RunContext<HostReading>,
): Runner<HostScenario> {
  const pool = openHostPool(() => startHost(options, context.mark))
  return {
    alive: ALIVE,
    async run(scenario) {
      if (options.interrupt?.aborted) return neverRun(options, context, scenario)
      if (scenario.flattening) return runFlattening(options, context, pool, scenario)
      const host = pool.take()
      const transcript = await runWith(host, options, context, scenario)
      await pool.give(host)
      return transcript
    },
    close: () => pool.close(options.interrupt?.aborted ? 0 : END_MS),
  }
}

function startHost({ command, base, config, exec }: HostOptions, mark: string): Host {
  const env = cleanEnvironment({ ...config.env, [RUN_MARK]: mark })
  const how = { command, cwd: resolve(base, config.cwd ?? '.'), env }
  return exec ? openExecHost(how) : openDriver(how)
}

async function runWith(
  host: Host,
  options: HostOptions,
  { revision }: RunContext<HostReading>,
  { occasion, features = [] }: HostScenario,
): Promise<Transcript> {
  const { command, config, timeScale, interrupt } = options
  const answerMs = config.answer_ms
  if (!occasion)
    return runDescribe(host, { command, revision, answerMs: (answerMs ?? PATIENCE_MS) * timeScale })
  return holdHostSession({
    ...{ occasion, host, command, features, revision, timeScale, interrupt },
    probe: probeCommand(),
    owed: requiredMethods(features),
    provider: providersOf(options)[0],
    limits: config.limits as Record<string, number> | undefined,
    patienceMs: answerMs,
  })
}

async function runFlattening(
  { command, config, timeScale, seed }: HostOptions,
  { revision, checks }: RunContext<HostReading>,
  pool: HostPool,
  { flattening, features = [] }: HostScenario,
): Promise<Transcript> {
  if (!flattening) throw new TypeError('this scenario is not about flattening')
  const recorder = recorderFor(flattening, { role: 'host', command, revision })
  Object.assign(recorder.context, { flattening: true, features: [...features], timeScale })
  const talk = new DriverTalk(pool, (config.answer_ms ?? PATIENCE.answerMs) * timeScale)
  await converse(exchangeOf(flattening, checks, seed), talk, recorder)
  await talk.close()
  return recorder.transcript
}

/** A session that was interrupted before its turn came starts nothing. */
function neverRun(
  { command }: HostOptions,
  { revision }: RunContext<HostReading>,
  { session, scenario, case: name, features = [] }: HostScenario,
): Transcript {
  const recorder = record({
    ...{ session, role: 'host', command: [...command], revision },
    ...{ ...(name !== undefined && { case: name }), ...(scenario !== undefined && { scenario }) },
    context: { features: [...features] },
  })
  recorder.add({ event: 'note', text: 'interrupted' })
  return recorder.transcript
}
