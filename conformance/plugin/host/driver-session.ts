import { resolve } from 'node:path'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import { fromAnywhere } from '../../../harness/launch/working-directory.ts'
import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { PluginDriverSession } from '../../../harness/session/plugin-host/driver-session.ts'
import { mapValues } from '../../../harness/wire/json.ts'
import type { Workspace } from '../../../spec/generated/messages/driver.ts'
import type { RunContext } from '../../engine/suite.ts'
import { limitsOf, PLUGIN, type PluginHostOptions, startedOf } from './options.ts'
import type { Given, PluginHostScenario } from './scenario.ts'
import { STORED } from './stored.ts'

/** A session in which a driver makes the host act. */
export function driverSessionIn(
  folder: string,
  scenario: PluginHostScenario,
  options: PluginHostOptions,
  { mark, revision }: RunContext<PluginHostReading>,
): PluginDriverSession {
  const { command, base, config, interrupt } = options
  const { given } = scenario
  const { at, others, tools, configure = {} } = given.driver ?? {}
  const { steps, args = [] } = given
  const probes = { [PLUGIN]: { steps, args }, ...others, ...besideOf(given) }
  const env = cleanEnvironment({ HOME: folder, ...config.env, [RUN_MARK]: mark })
  const words = fromAnywhere([...command], resolve(base, config.cwd ?? '.'))
  return {
    started: startedOf(scenario, options, revision),
    ...{ folder, probes, at: { ...at, ...signalOf(given), ...runsBeside(given) } },
    launch: { command: words, cwd: folder, env },
    configure: { ...configure, workspace: { ...workspaceFor(probes), ...configure.workspace } },
    limits: limitsOf(options),
    ...(tools && { tools }),
    ...(interrupt && { interrupt }),
  }
}

/** A workspace with the conversations of the suite, in which nobody has to be asked whether a probe may run. */
const workspaceFor = (probes: object): Workspace => ({
  conversations: STORED.map(({ id, title, events }) => ({ id, title, events: [...events] })),
  plugins: Object.fromEntries(Object.keys(probes).map((name) => [name, { run: 'unattended' }])),
})

const signalOf = ({ signal }: Given): PluginDriverSession['at'] =>
  signal ? { [signal.at]: [{ ask: 'plugin_interrupt', params: { signal: signal.name } }] } : {}

/** Further runs of the host are further runs of the plugin, for the end of which the first one waits. */
const besideOf = ({ beside = {} }: Given): PluginDriverSession['probes'] =>
  mapValues(beside, (steps) => ({ name: PLUGIN, steps }))

const runsBeside = ({ beside = {} }: Given): PluginDriverSession['at'] =>
  Object.fromEntries(Object.keys(beside).map((mark) => [mark, [{ run: mark, whole: true }]]))
