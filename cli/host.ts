import type { Host } from '../spec/generated/config.ts'
import type { ProviderId } from '../spec/generated/providers.ts'
import { checkTranscripts } from './check-transcripts.ts'
import { loadHostConfig } from './config/host.ts'
import { type Delivery, deliver, deliveryOf } from './delivery.ts'
import { notAProgram } from './find-program.ts'
import { interruptible } from './interrupt.ts'
import { listenersOf } from './listeners.ts'
import type { HostOptions } from './options.ts'
import { type Problems, refuse } from './problem.ts'
import { namedProviders } from './providers.ts'
import { checkSelection } from './selection.ts'
import { type Status, status } from './status.ts'
import { type Subject, subjectOf } from './subject.ts'

/** Certifies a host; whatever is wrong with the command line is found before anything runs. */
export async function host(
  options: HostOptions,
  words: readonly string[],
  argv: readonly string[],
): Promise<Status> {
  const problems: Problems = []
  const subject = await subjectOf(hosts, options, { words, argv }, problems)
  const { allHostChecks } = await import('../conformance/certify/host/host.ts')
  await checkSelection(options, { protocol: 'vfs', checks: allHostChecks }, problems)
  const named = subject.config.providers
  const providers = named && namedProviders(named, problems)
  const delivery = await deliveryOf(options, subject.inputs, problems)
  checkTranscripts(options, problems)
  if (problems.length > 0) return refuse(problems, status.usage)
  const { command, cwd, config } = subject
  const path = config.env?.PATH ?? process.env.PATH ?? ''
  const problem = notAProgram(command, { base: cwd, path })
  if (problem) return refuse([problem], status.error)
  return interruptible((interrupt) =>
    certified(options, { ...subject, providers }, delivery, { argv, interrupt }),
  )
}

const hosts = { role: 'host', load: loadHostConfig, example: ['python3', 'driver.py'] }

/** Who asked, and who may end it early. */
interface Asked {
  argv: readonly string[]
  interrupt: AbortSignal
}

async function certified(
  options: HostOptions,
  { config, command, base, providers }: Subject<Host> & { providers?: readonly ProviderId[] },
  delivery: Delivery,
  { argv, interrupt }: Asked,
): Promise<Status> {
  const { certifyHost } = await import('../conformance/certify/host/host.ts')
  const listeners = listenersOf(options, delivery)
  const { only = [], skip = [], revision, seed, shard, jobs = 0, timeScale } = options
  const exec = options.exec ?? config.exec ?? false
  const plan = { config, command, base, exec, only, skip, revision, seed, shard, jobs, timeScale }
  const asked = { providers, argv: ['jp-conformance', ...argv], interrupt }
  const results = await certifyHost({ ...plan, ...listeners, ...asked }).finally(listeners.stop)
  const whole = !options.only && !options.skip && !options.shard
  const answer = await deliver(results, delivery, { whole, interrupted: interrupt.aborted })
  listeners.done()
  return answer
}
