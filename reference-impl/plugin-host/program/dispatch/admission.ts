import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Candidate } from './candidates.ts'

/** Whether a plugin may run: never, without a question, or when the user agrees. */
export type RunPolicy = 'deny' | 'unattended' | 'ask'

/** What decides whether a plugin may run. */
export interface Admitting {
  policyOf: typeof policyOf
  isPinned: typeof isPinned
  consents: typeof consents
}

/** Why a plugin may not run; undefined when it may. @see rfd072 §Plugin Trust and Configuration */
export function refusalOf(
  plugin: Candidate,
  settings: JsonObject,
  admitting: Admitting,
): string | undefined {
  const { id } = plugin
  const policy = admitting.policyOf(plugin, settings)
  if (policy === 'deny') return `plugin \`${id}\` is denied by the configuration`
  const isHere = plugin.place !== 'registry'
  if (isHere && !admitting.isPinned(plugin, checksumOf(plugin, settings)))
    return `the checksum of plugin \`${id}\` is not the pinned one`
  const mayRun = policy === 'unattended' || admitting.consents(plugin)
  return mayRun ? undefined : `plugin \`${id}\` requires approval`
}

/** The policy that is configured, or else that of the place. */
export function policyOf(plugin: Candidate, settings: JsonObject): RunPolicy {
  const { run } = settingsOf(plugin, settings)
  if (run === 'deny' || run === 'unattended' || run === 'ask') return run
  if (plugin.place === 'registry') return plugin.entry?.official ? 'unattended' : 'ask'
  return plugin.place === 'path' ? 'ask' : 'unattended'
}

/** Whether a program has the checksum that is pinned, if any is. */
export function isPinned({ program }: Candidate, pinned: string | undefined): boolean {
  return pinned === undefined || digestOf(readFileSync(program)) === pinned
}

/** SHA-256 in hexadecimal digits. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Whether the user agrees; this host asks nobody, as if there were no terminal. */
export const consents = (_plugin: Candidate): boolean => false

function checksumOf(plugin: Candidate, settings: JsonObject): string | undefined {
  const { checksum } = settingsOf(plugin, settings)
  return isObject(checksum) && typeof checksum.value === 'string' ? checksum.value : undefined
}

/** The settings of a plugin. */
function settingsOf({ id }: Candidate, { plugins }: JsonObject): JsonObject {
  const { command } = isObject(plugins) ? plugins : {}
  const own = isObject(command) ? command[id] : undefined
  return isObject(own) ? own : {}
}
