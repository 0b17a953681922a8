import { resolve } from 'node:path'
import { fromAnywhere } from '../../../harness/launch/working-directory.ts'
import type { PluginHost } from '../../../spec/generated/config.ts'
import { isDispatching, PLUGIN, type PluginHostOptions } from './options.ts'
import type { Given } from './scenario.ts'

/** The name of the probe, for which `{plugin}` stands. */
export const PLACEHOLDER = '{plugin}'

/** What of a scenario the command line has. */
export interface Typed extends Omit<Given, 'steps'> {
  /** Words in front of all others of the host's own. */
  first?: readonly string[]
}

/** The command with the name of the probe or the words of a command path, and the arguments behind it. */
export function commandFor(options: PluginHostOptions, { args = [], asks, ...typed }: Typed) {
  const { command, base, config } = options
  const given = command.some((word) => word.includes(PLACEHOLDER))
    ? command
    : [...command, PLACEHOLDER]
  const at = given.findIndex((word) => word.includes(PLACEHOLDER))
  const more = optionsFor(typed, options)
  const words = given.toSpliced(at, 0, ...more)
  const found = fromAnywhere(words, resolve(base, config.cwd ?? '.'))
  const { help = ['-h'] } = config.options ?? {}
  const [name = PLUGIN, ...behind] = typed.words ?? []
  const named = found.map((word) => word.replaceAll(PLACEHOLDER, name))
  if (asks === 'help') return [...named.slice(0, at + more.length), ...help]
  return [...named, ...behind, ...(asks ? ['-h'] : args)]
}

/** Words that ask the host for a verbosity, a mode and other settings, in front of the name of the plugin. */
function optionsFor(
  { first = [], verbosity = 0, mode, override = {} }: Typed,
  options: PluginHostOptions,
): string[] {
  const {
    verbose = ['-v'],
    quiet = ['-q'],
    json = ['--format', 'json'],
  }: Words = options.config.options ?? {}
  const modes = { quiet, json }
  return [
    ...first,
    ...Array.from({ length: verbosity }, () => verbose).flat(),
    ...(mode ? modes[mode] : []),
    ...overriding({ ...(isDispatching(options) && approved(PLUGIN)), ...override }, options),
  ]
}

type Words = NonNullable<PluginHost['options']>

function overriding(settings: Record<string, unknown>, { config }: PluginHostOptions): string[] {
  const { override = ['--cfg', '{key}={value}'] } = config.options ?? {}
  return Object.entries(settings).flatMap(([key, value]) =>
    override.map((word) => settingIn(word, key, value)),
  )
}

/** Settings with which plugins of these names run without a question. @see rfd072 §Plugin Trust and Configuration */
export const approved = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`plugins.command.${name}.run`, 'unattended']))

/** A word of the option that overrides a setting; texts stand there as they are, or as JSON where that is asked for. */
const settingIn = (word: string, key: string, value: unknown): string =>
  word
    .replaceAll('{key}', key)
    .replaceAll('{json}', () => JSON.stringify(value))
    .replaceAll('{value}', () => (typeof value === 'string' ? value : JSON.stringify(value)))
