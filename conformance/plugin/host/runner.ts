import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import { whollyOnTerminal } from '../../../harness/launch/terminal.ts'
import { fromAnywhere, removeDirectory } from '../../../harness/launch/working-directory.ts'
import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import { runPluginDriverSession } from '../../../harness/session/plugin-host/driver-session.ts'
import { writeIn } from '../../../harness/session/plugin-host/install-probe.ts'
import {
  type PluginHostSession,
  runPluginHostSession,
} from '../../../harness/session/plugin-host-session.ts'
import type { PluginHost } from '../../../spec/generated/config.ts'
import type { RunContext, Runner } from '../../engine/suite.ts'
import { driverSessionIn } from './driver-session.ts'
import { isDriven, limitsOf, PLUGIN, type PluginHostOptions, startedOf } from './options.ts'
import type { PluginHostScenario } from './plan.ts'
import type { Given } from './scenario.ts'
import { storedFiles } from './stored.ts'

/** The name of the probe, for which `{plugin}` stands. */
const PLACEHOLDER = '{plugin}'

/** Sessions that may be alive at once, waiting ones included. */
const ALIVE = 16

/** Runs sessions with a host of plugins, each in a workspace of its own. */
export function pluginHostRunner(
  options: PluginHostOptions,
  context: RunContext<PluginHostReading>,
): Runner<PluginHostScenario> {
  return {
    alive: ALIVE,
    async run(scenario) {
      const folder = realpathSync(mkdtempSync(join(tmpdir(), 'jp-conformance-plugins-')))
      try {
        return await (isDriven(options)
          ? runPluginDriverSession(driverSessionIn(folder, scenario, options, context))
          : runPluginHostSession(sessionIn(folder, scenario, options, context)))
      } finally {
        removeDirectory(folder)
      }
    },
    close: async () => {},
  }
}

/** What states that a terminal has colours. */
const COLOURED = { TERM: 'xterm-256color', COLORTERM: 'truecolor' }

/** Where a file of the host is: below its home, or below the root of the workspace. */
const below = (path: string, folder: string): string =>
  path.startsWith('~/') ? join(folder, path.slice(2)) : join(folder, 'workspace', path)

function sessionIn(
  folder: string,
  scenario: PluginHostScenario,
  options: PluginHostOptions,
  { mark, revision }: RunContext<PluginHostReading>,
): PluginHostSession {
  const { config, interrupt } = options
  const { given } = scenario
  const [root, nowhere] = [join(folder, 'workspace'), join(folder, 'nowhere')]
  const cwd = given.nowhere ? nowhere : given.below ? join(root, 'below') : root
  for (const each of [join(root, 'below'), nowhere]) mkdirSync(each, { recursive: true })
  const files = {
    ...(config.storage === 'none' ? {} : storedFiles()),
    ...given.files,
    ...config.files,
  }
  for (const [path, text] of Object.entries(files)) writeIn(join(root, path), text)
  const path = [join(folder, 'bin'), process.env.PATH ?? '', join(folder, 'last')].join(delimiter)
  const env = cleanEnvironment({
    ...(given.terminal && COLOURED),
    ...{ HOME: folder, ...config.env, [RUN_MARK]: mark, PATH: path },
  })
  const command = commandFor(options, given)
  const { trace_file } = config
  return {
    started: startedOf(scenario, options, revision, root),
    ...{ folder, plugin: PLUGIN, steps: given.steps },
    ...(given.programs && { programs: given.programs }),
    ...(given.beside && { beside: given.beside }),
    launch: {
      command: given.terminal ? whollyOnTerminal(command) : command,
      cwd,
      env,
      ...(given.input === undefined && { input: 'none' }),
    },
    ...(given.input !== undefined && { input: given.input }),
    ...(given.signal && { signal: given.signal }),
    ...(given.traceFile && trace_file !== undefined && { traceFile: below(trace_file, folder) }),
    limits: limitsOf(options),
    ...(interrupt && { interrupt }),
  }
}

/** Words that ask the host for a verbosity, a mode and other settings, in front of the name of the plugin. */
function optionsFor(
  { verbosity = 0, mode, override = {} }: Omit<Given, 'steps'>,
  { options = {} }: PluginHost,
): string[] {
  const { verbose = ['-v'], quiet = ['-q'], json = ['--format', 'json'], ...more } = options
  const { override: setting = ['--cfg', '{key}={value}'] } = more
  const modes = { quiet, json }
  return [
    ...Array.from({ length: verbosity }, () => verbose).flat(),
    ...(mode ? modes[mode] : []),
    ...Object.entries(override).flatMap(([key, value]) =>
      setting.map((word) => settingIn(word, key, value)),
    ),
  ]
}

/** A word of the option that overrides a setting; texts stand there as they are, or as JSON where that is asked for. */
const settingIn = (word: string, key: string, value: unknown): string =>
  word
    .replaceAll('{key}', key)
    .replaceAll('{json}', () => JSON.stringify(value))
    .replaceAll('{value}', () => (typeof value === 'string' ? value : JSON.stringify(value)))

/** The command with the name of the probe, and the arguments behind it. */
function commandFor(
  { command, base, config }: PluginHostOptions,
  { args = [], asks, ...asked }: Omit<Given, 'steps'>,
): string[] {
  const given = command.some((word) => word.includes(PLACEHOLDER))
    ? command
    : [...command, PLACEHOLDER]
  const at = given.findIndex((word) => word.includes(PLACEHOLDER))
  const more = optionsFor(asked, config)
  const words = given.toSpliced(at, 0, ...more)
  const found = fromAnywhere(words, resolve(base, config.cwd ?? '.'))
  const { help = ['-h'] } = config.options ?? {}
  const named = found.map((word) => word.replaceAll(PLACEHOLDER, PLUGIN))
  if (asks === 'help') return [...named.slice(0, at + more.length), ...help]
  return [...named, ...(asks ? ['-h'] : args)]
}
