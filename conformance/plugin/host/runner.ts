import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import { fromAnywhere, removeDirectory } from '../../../harness/launch/working-directory.ts'
import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import {
  type PluginHostSession,
  runPluginHostSession,
  writeIn,
} from '../../../harness/session/plugin-host-session.ts'
import type { PluginHost } from '../../../spec/generated/config.ts'
import type { RunContext, Runner, RunOptions } from '../../engine/suite.ts'
import { PROFILE } from '../plugin/profile.ts'
import type { PluginHostScenario } from './plan.ts'
import { storedFiles } from './stored.ts'

/** How a host of plugins is to be certified. */
export type PluginHostOptions = RunOptions<PluginHost>

/** The name of the probe, for which `{plugin}` stands. */
const PLUGIN = 'probe'
const PLACEHOLDER = '{plugin}'

/** Sessions that may be alive at once, waiting ones included. */
const ALIVE = 16

const [REPLY_MS, SESSION_MS] = [10_000, 30_000]

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
        return await runPluginHostSession(sessionIn(folder, scenario, options, context))
      } finally {
        removeDirectory(folder)
      }
    },
    close: async () => {},
  }
}

function sessionIn(
  folder: string,
  scenario: PluginHostScenario,
  options: PluginHostOptions,
  { mark, revision }: RunContext<PluginHostReading>,
): PluginHostSession {
  const { config, timeScale, interrupt, profile } = options
  const { given, session } = scenario
  const root = join(folder, 'workspace')
  const cwd = given.below ? join(root, 'below') : root
  mkdirSync(join(root, 'below'), { recursive: true })
  const files = { ...(config.storage === 'none' ? {} : storedFiles()), ...config.files }
  for (const [path, text] of Object.entries(files)) writeIn(join(root, path), text)
  const path = `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`
  const env = cleanEnvironment({ HOME: folder, ...config.env, [RUN_MARK]: mark, PATH: path })
  const { reply_ms = REPLY_MS, session_ms = SESSION_MS } = config.limits ?? {}
  return {
    started: {
      ...{ session, scenario: scenario.scenario, role: 'plugin-host', revision },
      command: [...options.command],
      context: {
        ...{ profile: profile ?? config.profile ?? PROFILE, timeScale, workspace: root },
        ...(config.name !== undefined && { name: config.name }),
      },
    },
    ...{ folder, plugin: PLUGIN, steps: given.steps },
    launch: { command: commandFor(options, given.args), cwd, env, input: 'none' },
    ...(given.signal && { signal: given.signal }),
    limits: { replyMs: reply_ms * timeScale, sessionMs: session_ms * timeScale },
    ...(interrupt && { interrupt }),
  }
}

/** The command with the name of the probe, and the arguments behind it. */
function commandFor(
  { command, base, config }: PluginHostOptions,
  args: readonly string[] = [],
): string[] {
  const given = command.some((word) => word.includes(PLACEHOLDER))
    ? command
    : [...command, PLACEHOLDER]
  const found = fromAnywhere(given, resolve(base, config.cwd ?? '.'))
  return [...found.map((word) => word.replaceAll(PLACEHOLDER, PLUGIN)), ...args]
}
