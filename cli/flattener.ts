import type { FlattenerOptions as Plan } from '../conformance/certify/flattener/options.ts'
import type { Flattener } from '../spec/generated/config.ts'
import { type ProviderId, providers } from '../spec/generated/providers.ts'
import { loadFlattenerConfig } from './config/flattener.ts'
import { type Delivery, deliver, deliveryOf } from './delivery.ts'
import { notAProgram } from './find-program.ts'
import { interruptible } from './interrupt.ts'
import { listenersOf } from './listeners.ts'
import { didYouMean } from './nearest.ts'
import type { FlattenerOptions } from './options.ts'
import { type Problems, refuse } from './problem.ts'
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
  await checkSelection(options, flattenerChecks, problems)
  const wanted = providersOf(options, subject.config, problems)
  const delivery = await deliveryOf(options, problems)
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

/** The providers that are named, or all of them. */
function providersOf(
  { provider = [] }: FlattenerOptions,
  config: Flattener,
  problems: Problems,
): ProviderId[] {
  const known = Object.keys(providers) as ProviderId[]
  const named = provider.length > 0 ? provider : (config.providers ?? known)
  const isKnown = (name: string): name is ProviderId => Object.hasOwn(providers, name)
  for (const name of named.filter((name) => !isKnown(name)))
    problems.push({ says: `unknown provider \`${name}\`; ${didYouMean(name, known)}` })
  return [...new Set(named.filter(isKnown))]
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
