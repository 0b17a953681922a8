import type { FlattenerOptions as Plan } from '../conformance/certify/flattener/options.ts'
import type { Flattener } from '../spec/generated/config.ts'
import type { ProviderId } from '../spec/generated/providers.ts'
import { loadFlattenerConfig } from './config/flattener.ts'
import { type Delivery, deliver, deliveryOf } from './delivery.ts'
import { notAProgram } from './find-program.ts'
import { interruptible } from './interrupt.ts'
import { listenersOf } from './listeners.ts'
import type { FlattenerOptions } from './options.ts'
import { type Problems, refuse } from './problem.ts'
import { allProviders, namedProviders } from './providers.ts'
import { checkSelection } from './selection.ts'
import { type Status, status } from './status.ts'
import { type Subject, subjectOf } from './subject.ts'

/** Certifies a flattener; whatever is wrong with the command line is found before anything runs. */
export async function flattener(
  options: FlattenerOptions,
  words: readonly string[],
  argv: readonly string[],
): Promise<Status> {
  const problems: Problems = []
  const subject = await subjectOf(flatteners, options, { words, argv }, problems)
  const { flattenerChecks } = await import('../conformance/certify/flattener/certify.ts')
  await checkSelection(options, { protocol: 'flattener', checks: flattenerChecks }, problems)
  const named = options.provider ?? subject.config.providers ?? allProviders
  const wanted = namedProviders(named, problems)
  const delivery = await deliveryOf(options, subject.inputs, problems)
  if (problems.length > 0) return refuse(problems, status.usage)
  const { command, cwd, config } = subject
  const path = config.env?.PATH ?? process.env.PATH ?? ''
  const problem = notAProgram(command, { base: cwd, path })
  if (problem) return refuse([problem], status.error)
  return interruptible((interrupt) =>
    certified({ options, subject, wanted }, delivery, { argv, interrupt }),
  )
}

const flatteners = {
  role: 'flattener',
  load: loadFlattenerConfig,
  example: ['python3', 'flattener.py'],
}

/** What is certified, and how. */
interface Wish {
  options: FlattenerOptions
  subject: Subject<Flattener>
  wanted: ProviderId[]
}

async function certified(
  { options, subject, wanted }: Wish,
  delivery: Delivery,
  { argv, interrupt }: { argv: readonly string[]; interrupt: AbortSignal },
): Promise<Status> {
  const { certifyFlattener } = await import('../conformance/certify/flattener/certify.ts')
  const { onProgress, onResult, stop, done } = listenersOf(options, delivery)
  const plan = { ...planOf(options, subject), providers: wanted, onProgress, onResult, interrupt }
  const results = await certifyFlattener({ ...plan, argv: ['jp-conformance', ...argv] }).finally(
    stop,
  )
  const whole = !options.only && !options.skip && !options.shard && !options.provider
  const answer = await deliver(results, delivery, { whole, interrupted: interrupt.aborted })
  done()
  return answer
}

const RUNS = 50

function planOf(
  options: FlattenerOptions,
  { config, command, cwd }: Subject<Flattener>,
): Omit<Plan, 'providers' | 'argv'> {
  const { only = [], skip = [], revision, seed, shard, timeScale, runs } = options
  const { env, name, schemas, unclaimed, instances } = config
  return {
    ...{ command, cwd, env, name, unclaimed, instances },
    schemas: schemas?.map((schema) => ({ ...schema })),
    ...{ only, skip, revision, seed, shard, timeScale },
    runs: runs ?? config.runs ?? RUNS,
  }
}
