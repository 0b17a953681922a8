import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { manifest } from '../package.ts'
import { type Status, status } from '../status.ts'
import { runCommandLine } from './command-line.ts'
import { type HostInput, readHost } from './host-input.ts'
import { send } from './send.ts'

/** What the command line states of itself. */
export interface Help {
  description(): string
  helpInformation(): string
}

/** The words by which a host knows this plugin. */
const NAME = 'conformance'

/**
 * Speaks the plugin protocol with the host that has started this program; gives the exit status, or undefined when the
 * input begins with nothing that a host sends. @see rfd072 §Lifecycle
 */
export async function servePlugin(help: Help): Promise<Status | undefined> {
  const host = readHost(process.stdin)
  const first = await host.first
  switch (first?.type) {
    case 'describe':
      await send(descriptionOf(help))
      return status.conformant
    case 'init':
      return await serveInit(first, host)
    case 'shutdown':
      await send({ type: 'exit', code: 0 })
      return status.conformant
    default:
      return undefined
  }
}

/** @see rfd072 §Plugin Self-Description */
function descriptionOf(help: Help): JsonObject {
  const { version, bugs } = manifest()
  const repository = isObject(bugs) ? bugs.url?.replace(/\/issues$/, '') : undefined
  return {
    ...{ type: 'describe', name: NAME, version, description: help.description() },
    ...{ command: [NAME], help: help.helpInformation() },
    ...(repository !== undefined && { repository }),
  }
}

/** The status of the command line goes into `exit`; that of the process is 0. */
async function serveInit({ args }: JsonObject, { ended }: HostInput): Promise<Status> {
  await send({ type: 'ready' })
  const code = isWords(args) ? await runCommandLine(args, ended) : status.usage
  const reason = isWords(args) ? REASONS[code] : 'args of `init` must be a list of strings.'
  await send({ type: 'exit', code, ...(code !== 0 && { reason: reason ?? REASONS[status.error] }) })
  return status.conformant
}

const isWords = (args: unknown): args is string[] =>
  Array.isArray(args) && args.every((word) => typeof word === 'string')

/** What a host shows for each status but 0. */
const REASONS: Readonly<Record<number, string>> = {
  [status.nonconformant]: 'Not conformant.',
  [status.usage]: 'Wrong usage or configuration.',
  [status.partial]: 'Partial: nothing ran, or something required was inconclusive.',
  [status.error]: 'The subject could not be started, or the suite itself failed.',
}
