import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { textOf, writeIn } from '../../../harness/session/plugin-host/install-probe.ts'
import type { PluginHostSession } from '../../../harness/session/plugin-host-session.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { PluginHost } from '../../../spec/generated/config.ts'
import type { Given, Registry } from './scenario.ts'
import { storedFiles } from './stored.ts'

/** Where a session of the host happens: the root of the workspace, and a directory without one. */
export interface Places {
  folder: string
  root: string
  nowhere: string
}

/** The directories of a session in its folder. */
export const placesIn = (folder: string): Places => ({
  ...{ folder, root: join(folder, 'workspace'), nowhere: join(folder, 'nowhere') },
})

/** Lays a workspace out, with what the scenario and the configuration add to it. */
export function layOut({ folder, root, nowhere }: Places, given: Given, config: PluginHost): void {
  for (const each of [join(root, 'below'), nowhere]) mkdirSync(each, { recursive: true })
  const files = {
    ...(config.storage === 'none' ? {} : storedFiles()),
    ...given.files,
    ...config.files,
  }
  for (const [path, text] of Object.entries(files)) writeIn(join(root, path), text)
  const [widest, ...narrower] = config.layers ?? []
  const narrowest = narrower.at(-1)
  for (const [at, layer] of [widest, narrowest].entries())
    if (layer && given.layers?.[at])
      writeIn(placed(layer.file, folder, root), written(given.layers[at], layer.format))
}

const placed = (path: string, folder: string, root = '') =>
  path.replace('{home}', folder).replace('{workspace}', root)

/** Settings by dotted keys, as a file of a layer. */
function written(settings: Readonly<Record<string, unknown>>, format = 'json'): string {
  const entries = Object.entries(settings)
  if (format === 'toml')
    return entries.map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`).join('')
  const nested: JsonObject = {}
  for (const [key, value] of entries) put(nested, key.split('.'), value)
  return JSON.stringify(nested)
}

function put(within: JsonObject, [name = '', ...rest]: string[], value: unknown): void {
  const inner = within[name]
  within[name] = rest.length === 0 ? value : isObject(inner) ? inner : {}
  if (rest.length > 0) put(within[name] as JsonObject, rest, value)
}

/** What the paths of programs begin with that are installed. */
const INSTALLED = 'installed/'

/** The programs of a scenario, installed ones where the host looks for them. */
export function programsFor({ programs = {}, registry }: Given, config: PluginHost): Programs {
  const { built_in = '' } = config
  const directory = installDirectory(config)
  return Object.fromEntries(
    Object.entries({ ...programs, ...served(registry) }).map(([path, program]) => {
      const at = path.replace(INSTALLED, `${directory}/`).replace(BUILT_IN, built_in)
      return [path, at === path ? program : { ...program, at }]
    }),
  )
}

/** The directory of installed plugins, below the home directory of the host. */
export const installDirectory = ({
  install_directory = '{home}/.local/share/jp/plugins/command',
}: PluginHost): string => install_directory.replace('{home}/', '')

/** Programs that are only served, which are no programs where the suite keeps them. */
const served = ({ programs = {} }: Registry = { entries: {} }): Programs =>
  Object.fromEntries(
    Object.entries(programs).map(([id, does]) => [servedAs(id), { ...does, mode: 0o644 }]),
  )

/** How a program is recorded that is served. */
export const servedAs = (id: string): string => `served/jp-${id}`

type Programs = NonNullable<PluginHostSession['programs']>

/** What stands for the configured built-in command in words and paths. */
const BUILT_IN = '{built-in}'

/** What is typed with the configured built-in command in its place. */
export function withBuiltIn(
  { words, override = {} }: Pick<Given, 'words' | 'override'>,
  { built_in = '' }: PluginHost,
): Pick<Given, 'words' | 'override'> {
  const placed = (word: string) => word.replace(BUILT_IN, built_in)
  const settings = Object.entries(override).map(([key, value]) => [placed(key), value])
  return { ...(words && { words: words.map(placed) }), override: Object.fromEntries(settings) }
}

/** Settings that pin the checksum of a program: its own, or one that differs in the last digit. */
export function pinFor(
  { folder }: Places,
  { pinned, programs = {} }: Given,
  right: boolean,
): Record<string, string> {
  const program = pinned === undefined ? undefined : programs[pinned.program]
  if (!pinned || !program) return {}
  const sha256 = createHash('sha256')
    .update(textOf(folder, pinned.program, program))
    .digest('hex')
  const key = `plugins.command.${pinned.name}.checksum`
  const last = sha256.endsWith('0') ? '1' : '0'
  const value = right ? sha256 : `${sha256.slice(0, -1)}${last}`
  return { [`${key}.algorithm`]: 'sha256', [`${key}.value`]: value }
}
