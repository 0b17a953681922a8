import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDriver } from '../../harness/launch/driver.ts'
import { cleanEnvironment } from '../../harness/launch/environment.ts'
import type { Host } from '../../harness/launch/host.ts'
import { isObject, type JsonObject, parse } from '../../harness/wire/json.ts'
import type { Tool } from '../../spec/generated/config.ts'
import { packageRoot } from '../package.ts'

/** Milliseconds that the host may take to answer, and to end. */
const [ANSWER_MS, END_MS] = [10_000, 2_000]

const HANDLE = 'h'

/** One action on a handle, and the state that it was answered with. */
export interface Step {
  action: string
  input?: unknown
  state: JsonObject
}

/**
 * Has the reference host run a stateful tool on its first case as an assistant would: it spawns it, looks at it, and
 * applies input after input until it has stopped. Ends early where the host refuses an action.
 * @param file The tool's configuration.
 * @see rfd009 §Concrete example
 */
export async function driveByHost(config: Tool, file: string): Promise<Step[]> {
  const driver = join(packageRoot(), 'reference-impl/host/driver.js')
  const host = openDriver({
    ...{ command: [process.execPath, driver], cwd: packageRoot() },
    env: cleanEnvironment({ PATH: process.env.PATH ?? '' }),
  })
  const { files = {}, inputs = [], arguments: args = {} } = config.cases?.[0] ?? {}
  try {
    await host.ask('configure', { project: { files }, tools: [toolIn(config, file)] }, ANSWER_MS)
    const { action: _, ...more } = args
    const spawn = await act(host, { action: 'spawn', ...more })
    const fetched = await act(host, { action: 'fetch' })
    return await followed(host, [spawn, fetched], inputs)
  } finally {
    await host.end(END_MS)
  }
}

async function followed(host: Host, steps: Step[], inputs: readonly unknown[]): Promise<Step[]> {
  const [input, ...rest] = inputs
  const { state } = steps.at(-1)?.state ?? {}
  if (input === undefined || state === 'stopped' || state === undefined) return steps
  const step = await act(host, { action: 'apply', input })
  return followed(host, [...steps, step], rest)
}

/** The tool as the host is configured with it; files of its folder are named from the root. */
function toolIn({ command = [], actions, cases = [] }: Tool, file: string): JsonObject {
  const words = command.map((word) => {
    const path = join(dirname(file), word)
    return existsSync(path) ? path : word
  })
  const policy = cases[0]?.policy
  return { name: 'tool', command: words, stateful: true, ...{ actions }, ...(policy && { policy }) }
}

async function act(host: Host, args: JsonObject & { action: string }): Promise<Step> {
  const call = { id: 'call', tool: 'tool', arguments: { id: HANDLE, ...args } }
  const reply = await host.ask('call', { calls: [call] }, ANSWER_MS)
  const { action, input } = args
  return { action, ...(input !== undefined && { input }), state: stateIn(reply) }
}

function stateIn(reply: Awaited<ReturnType<Host['ask']>>): JsonObject {
  const responses = 'result' in reply ? reply.result.responses : []
  const [first] = Array.isArray(responses) ? responses : []
  const value = typeof first?.result === 'string' ? parse(first.result) : first?.result
  return isObject(value) ? value : { error: first?.error ?? 'the host did not answer' }
}

/** Whether a handle came to its end. */
export const hasStopped = (steps: readonly Step[]): boolean =>
  steps.at(-1)?.state.state === 'stopped'

/** The steps as a text: a line for each, with what the state holds for its reader. */
export function handleText(name: string, steps: readonly Step[]): string {
  const lines = steps.map(({ action, input, state }) => {
    const did = input === undefined ? action : `${action} ${JSON.stringify(input)}`
    return `  ${did.padEnd(14)} ${String(state.state ?? 'refused').padEnd(8)} ${shown(state)}`.trimEnd()
  })
  return `${[`${name}, run by the reference host:`, ...lines].join('\n')}\n`
}

function shown({ question, result, content, error }: JsonObject): string {
  const text = (isObject(question) && question.text) || result || content || error || ''
  return String(text).split('\n')[0] ?? ''
}
