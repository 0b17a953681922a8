import { CONTAINERS_AT_ONCE } from '../harness/launch/capacity.ts'
import type { Containers } from '../harness/launch/index.ts'
import type { Tool } from '../spec/generated/config.ts'
import { checkTranscripts } from './check-transcripts.ts'
import { loadToolConfig } from './config/tool.ts'
import { type Delivery, deliver, deliveryOf } from './delivery.ts'
import { notAProgram } from './find-program.ts'
import { interruptible } from './interrupt.ts'
import { listenersOf } from './listeners.ts'
import type { ToolOptions } from './options.ts'
import { type Problem, type Problems, refuse } from './problem.ts'
import { checkSelection } from './selection.ts'
import { type Status, status } from './status.ts'
import { type Subject, subjectOf } from './subject.ts'

/** Certifies a tool; whatever is wrong with the command line is found before anything runs. */
export async function tool(
  options: ToolOptions,
  words: readonly string[],
  argv: readonly string[],
): Promise<Status> {
  const problems: Problems = []
  const subject = await subjectOf(tools, options, { words, argv }, problems)
  const { toolChecks } = await import('../conformance/certify/tool.ts')
  await checkSelection(options, { protocol: 'vfs', checks: toolChecks }, problems)
  const delivery = await deliveryOf(options, subject.inputs, problems)
  checkTranscripts(options, problems)
  if (problems.length > 0) return refuse(problems, status.usage)
  return interruptible(async (interrupt) => {
    const place = await placeOf(options, subject)
    if (place && 'says' in place) return refuse([place], status.error)
    return certified(options, { ...subject, containers: place }, delivery, { argv, interrupt })
  })
}

const tools = { role: 'tool', load: loadToolConfig, example: ['python3', 'upper.py'] }

/** Where the tool runs: an image, or nowhere but on this machine; or why it cannot be started there. */
async function placeOf(
  { image }: ToolOptions,
  { command, cwd, config }: Subject<Tool>,
): Promise<Containers | Problem | undefined> {
  if (image === undefined)
    return notAProgram(command, { base: cwd, path: config.env?.PATH ?? process.env.PATH ?? '' })
  const { openContainers } = await import('../harness/launch/index.ts')
  return openContainers(image, { command, env: config.env, cwd: config.cwd })
}

/** A tool, and the containers that it runs in, if any. */
interface Placed extends Subject<Tool> {
  containers?: Containers
}

/** Who asked, and who may end it early. */
interface Asked {
  argv: readonly string[]
  interrupt: AbortSignal
}

async function certified(
  options: ToolOptions,
  subject: Placed,
  delivery: Delivery,
  { argv, interrupt }: Asked,
): Promise<Status> {
  const { certifyTool } = await import('../conformance/certify/tool.ts')
  const listeners = listenersOf(options, delivery)
  const plan = { ...(await planOf(options, subject)), ...listeners, interrupt }
  const results = await certifyTool({ ...plan, argv: ['jp-conformance', ...argv] }).finally(
    listeners.stop,
  )
  const whole = !options.only && !options.skip && !options.shard
  const answer = await deliver(results, delivery, { whole, interrupted: interrupt.aborted })
  listeners.done()
  return answer
}

async function planOf(options: ToolOptions, { config, command, base, containers }: Placed) {
  const { availableParallelism } = await import('node:os')
  const { only = [], skip = [], revision, profile, seed, shard, timeScale } = options
  // A container keeps the engine busy, not us.
  const jobs = options.jobs ?? (containers ? CONTAINERS_AT_ONCE : availableParallelism())
  const selection = { only, skip, revision, profile, seed, shard }
  return { config, command, base, containers, jobs, timeScale, ...selection }
}
