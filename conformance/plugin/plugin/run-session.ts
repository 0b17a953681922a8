import { join } from 'node:path'
import type { Fault } from '../../../harness/adversary/fault.ts'
import { rowOf } from '../../../harness/adversary/faults.ts'
import type { Launch } from '../../../harness/launch/process.ts'
import { onTerminal } from '../../../harness/launch/terminal.ts'
import type { Limits } from '../../../harness/limits.ts'
import { scriptedPluginHost } from '../../../harness/peers/plugin-host.ts'
import {
  CONFIG,
  CONVERSATIONS,
  type Occurrence,
  type PluginWorkspace,
  type TurnStep,
} from '../../../harness/peers/plugin-workspace.ts'
import { runToolSession } from '../../../harness/session/run-tool-session.ts'
import { boundsAfter } from '../../../harness/session/tool/bounds.ts'
import type { ToolSession } from '../../../harness/session/tool-session.ts'
import type { SessionContext, Transcript } from '../../../harness/transcript.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { PluginCase, PluginRequest } from '../../../spec/generated/config.ts'
import { limitsUnder } from '../../vfs/tool/session-settings.ts'
import { prepareProject } from '../../vfs/tool/start.ts'
import { watchedStart } from '../../vfs/tool/watched-start.ts'
import { profileOf } from './profile.ts'
import type { PluginRunContext } from './run-context.ts'
import { type PluginScenario, sessionName } from './scenario.ts'
import { serve, servedBy } from './serving-session.ts'
import { terminalOf } from './terminal-session.ts'

/** Runs one session in a workspace of its own, without a fault or under one. */
export async function runPluginScenario(
  context: PluginRunContext,
  scenario: PluginScenario,
  onQuiet: () => void,
): Promise<Transcript> {
  const serving = await serve(context, scenario)
  const { about, fault, before } = serving.scenario
  const { subject, limits, timeScale, interrupt } = serving.context
  const project = await prepareProject(subject, about.workspace?.files ?? {}, fault)
  const watched = await watchedStart(subject, project.launch, fault)
  const { launch } = watched ?? project
  const terminal = terminalOf(fault)
  const bounds = boundsAfter(timeScale, before)
  const transcript = await runToolSession({
    started: startedOf(context, scenario, serving.port),
    ...startOf(terminal.on(launch), scenario, limitsUnder(fault, limits)),
    launcher: subject.containers?.launch,
    host: scriptedPluginHost({ ...workspaceOf(about, context.profile), ...paceOf(fault) }),
    init: openingOf(serving.scenario, launch.cwd, context.profile),
    ...{ inputs: [], stateful: false, fault, onQuiet, interrupt, ...bounds },
    ...(serving.visits && { visits: serving.visits }),
  })
  const seen = await watched?.end()
  serving.close()
  const at = transcript.at(-1)?.at ?? 0
  if (seen) transcript.push({ event: 'system-calls', at, ...seen })
  transcript.push(...terminal.leave(at))
  const files = { ...project.directories(), ...project.leave() }
  transcript.push({ event: 'project-snapshot', at, files })
  return transcript
}

/** On a terminal a plugin is sent nothing, and is not waited for longer than for one that serves. */
function startOf(
  launch: Launch,
  { scenario }: PluginScenario,
  limits: Limits,
): Pick<ToolSession, 'launch' | 'limits' | 'binding'> {
  if (scenario !== 'terminal') return { launch, limits }
  const command = onTerminal(launch.command)
  const short = { ...limits, startup_ms: limits.idle_ms }
  return { launch: { ...launch, command }, limits: short, binding: 'stdio' }
}

function startedOf(
  context: PluginRunContext,
  { session, about, scenario, fault }: PluginScenario,
  port: number | undefined,
): ToolSession['started'] {
  return {
    ...{ session, role: 'plugin', case: about.name, scenario },
    ...(fault && { fault, baseline: sessionName(about.name, 'plain') }),
    ...{ command: [...context.command], revision: context.revision },
    context: {
      ...contextOf(context, about),
      ...(port !== undefined && { port }),
      ...(scenario === 'describe' && { serves: servedBy(context) }),
    },
  }
}

function contextOf(
  { config, limits, timeScale, profile, subject }: PluginRunContext,
  { expect, serves, requests = [] }: PluginCase,
): SessionContext {
  const { debug_env: debugEnv, name, version, path } = config
  return {
    ...(debugEnv && { debugEnv }),
    ...(name !== undefined && { name }),
    ...(version !== undefined && { version }),
    ...(path && { path: [...path] }),
    ...(expect && { expect }),
    ...(serves !== undefined &&
      !subject.containers && { serves, expectedResponses: requests.map(expectedOf) }),
    ...{ profile, limits: { ...limits }, timeScale },
  }
}

const expectedOf = ({ expect, body, stream }: PluginRequest) => ({
  ...expect,
  ...(body && { hasBody: true }),
  ...(stream && { stream }),
})

const workspaceOf = (
  { workspace, config, turn, occurs }: PluginCase,
  profile: string,
): PluginWorkspace => ({
  conversations: (workspace?.conversations ?? CONVERSATIONS) as typeof CONVERSATIONS,
  config: (config ?? CONFIG) as JsonObject,
  features: profileOf(profile).features,
  ...(turn && { turn: turn as readonly TurnStep[] }),
  ...(occurs && { occurs: occurs as readonly Occurrence[] }),
})

/** How turns go under a fault, and whether what occurs is there for a second consumer too. */
function paceOf(fault: Fault | undefined): Pick<PluginWorkspace, 'pace' | 'repeats'> {
  const { turn: pace, visits } = fault ? rowOf(fault) : {}
  return { ...(pace && { pace }), ...(visits === 'twice' && { repeats: true }) }
}

/** The first message: `init` with what a real host states, or `describe`. @see rfd072 §Lifecycle */
function openingOf({ about, scenario }: PluginScenario, root: string, profile: string): JsonObject {
  if (scenario === 'describe') return { type: 'describe' }
  const { args = [], options } = about
  const user = '/home/ada/.local/share/jp'
  return {
    ...{ type: 'init', version: 1 },
    workspace: { root, storage: join(root, '.jp'), id: 'k3v9q' },
    paths: {
      user_data: user,
      user_config: '/home/ada/.config/jp',
      user_workspace: `${user}/k3v9q`,
    },
    config: workspaceOf(about, profile).config,
    ...(options && { options }),
    ...{ args, log_level: 0 },
  }
}
