import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import type { Launch } from '../../../harness/launch/process.ts'
import { removeDirectory } from '../../../harness/launch/remove-directory.ts'
import { whollyOnTerminal } from '../../../harness/launch/terminal.ts'
import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import { runPluginDriverSession } from '../../../harness/session/plugin-host/driver-session.ts'
import type { RegistryServer } from '../../../harness/session/plugin-host/registry-server.ts'
import {
  type PluginHostSession,
  runPluginHostSession,
} from '../../../harness/session/plugin-host-session.ts'
import { unhurried } from '../../engine/busy.ts'
import type { RunContext, Runner } from '../../engine/suite.ts'
import { commandFor, type Typed } from './command-line.ts'
import { driverSessionIn } from './driver-session.ts'
import { layOut, type Places, pinFor, placesIn, programsFor, withBuiltIn } from './lay-out.ts'
import { isDriven, limitsOf, PLUGIN, type PluginHostOptions, startedOf } from './options.ts'
import type { Given, PluginHostScenario } from './scenario.ts'
import { addressIn, withRegistry } from './with-registry.ts'

/** Sessions that may be alive at once, waiting ones included. */
const ALIVE = 16

/** Runs sessions with a host of plugins, each in a workspace of its own. */
export function pluginHostRunner(
  asUsual: PluginHostOptions,
  context: RunContext<PluginHostReading>,
): Runner<PluginHostScenario> {
  return {
    alive: ALIVE,
    async run(scenario) {
      const options = scenario.unhurried ? unhurried(asUsual) : asUsual
      const folder = realpathSync(mkdtempSync(join(tmpdir(), 'jp-conformance-plugins-')))
      try {
        if (isDriven(options))
          return await runPluginDriverSession(driverSessionIn(folder, scenario, options, context))
        return await withRegistry(folder, scenario.given, options.config, (registry) =>
          runPluginHostSession(sessionIn(folder, scenario, options, context, registry)),
        )
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
  registry: RegistryServer | undefined,
): PluginHostSession {
  const { config, interrupt } = options
  const { given } = scenario
  const places = placesIn(folder)
  layOut(places, given, config)
  const path = [join(folder, 'bin'), process.env.PATH ?? '', join(folder, 'last')].join(delimiter)
  const address = addressIn(config, registry?.url)
  const env = cleanEnvironment({
    ...(given.terminal && COLOURED),
    ...{ HOME: folder, ...config.env, ...address.env, [RUN_MARK]: mark, PATH: path },
  })
  const { control, beside, input, signal, terminal, traceFile } = given
  const { trace_file } = config
  const launchOf = (typed: Given, right: boolean): Launch => {
    const command = commandOf(places, { ...typed, first: address.options }, options, right)
    return {
      command: terminal ? whollyOnTerminal(command) : command,
      cwd: startedIn(places, typed),
      env,
      ...(input === undefined && { input: 'none' }),
    }
  }
  return {
    started: startedOf(scenario, options, revision, places.root),
    ...{ folder, plugin: PLUGIN, steps: given.steps },
    ...((given.programs || registry) && { programs: programsFor(given, config) }),
    ...(registry && { registry, before: updatesOf(given).map((each) => launchOf(each, false)) }),
    ...(given.first && {
      before: [launchOf({ ...given, words: given.first }, false)],
      printing: true,
    }),
    ...(beside && { beside }),
    launch: launchOf(given, given.pinned?.first === 'right'),
    ...(control && {
      control: launchOf(controlOf(given, control), given.pinned?.first !== 'right'),
    }),
    ...(input !== undefined && { input }),
    ...(signal && { signal }),
    ...(traceFile && trace_file !== undefined && { traceFile: below(trace_file, folder) }),
    limits: limitsOf(options),
    ...(interrupt && { interrupt }),
  }
}

/** What the user has the host do first, so that it has a copy of the registry; at first where the host is started too. */
const updatesOf = ({ registry: { updates = 1 } = { entries: {} }, nowhere }: Given): Given[] =>
  Array.from({ length: updates }, (_, at) => ({
    ...{ steps: [], words: ['plugin', 'update'] },
    ...(nowhere && at === 0 && { nowhere }),
  }))

/** The scenario as its control has it. */
const controlOf = (
  { nowhere: _, override: __, ...given }: Given,
  control: NonNullable<Given['control']>,
): Given => ({ ...given, ...control })

const startedIn = ({ root, nowhere }: Places, given: Given) =>
  given.nowhere ? nowhere : given.below ? join(root, 'below') : root

/** What the host is started with; `right`: with the checksum that is right, where one is pinned. */
function commandOf(
  places: Places,
  given: Given & Typed,
  options: PluginHostOptions,
  right: boolean,
) {
  const override = { ...given.override, ...pinFor(places, given, right) }
  return commandFor(options, {
    ...given,
    ...withBuiltIn({ ...given, override }, options.config),
  })
}
