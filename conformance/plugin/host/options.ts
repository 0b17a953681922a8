import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { PluginHostSession } from '../../../harness/session/plugin-host-session.ts'
import type { PluginHost } from '../../../spec/generated/config.ts'
import type { RunContext, RunOptions } from '../../engine/suite.ts'
import { PROFILE, profileOf } from '../plugin/profile.ts'
import type { PluginHostScenario } from './scenario.ts'

/** How a host of plugins is to be certified. */
export interface PluginHostOptions extends RunOptions<PluginHost> {
  /** The command is a driver, which makes the host act; else it is the host itself. */
  driver?: boolean
  /** Whether a first session shows that plugins are run at all, before anything else is tried; true by default. */
  smoke?: boolean
}

/** Whether the command is a driver. */
export const isDriven = ({
  config,
  driver = config.driver ?? false,
}: Pick<PluginHostOptions, 'config' | 'driver'>): boolean => driver

/** Whether the host admits plugins as the profile `dispatch` states it. */
export const isDispatching = ({ profile, config }: PluginHostOptions): boolean =>
  profileOf(profile ?? config.profile).features.includes('dispatch')

/** The name of the probe. */
export const PLUGIN = 'probe'

const [REPLY_MS, SESSION_MS] = [10_000, 30_000]

/** The deadlines of a session in milliseconds. */
export function limitsOf({ config, timeScale }: PluginHostOptions): PluginHostSession['limits'] {
  const { reply_ms = REPLY_MS, session_ms = SESSION_MS } = config.limits ?? {}
  return { replyMs: reply_ms * timeScale, sessionMs: session_ms * timeScale }
}

/** What the transcript of a session begins with; a driver keeps the place of its workspace to itself. */
export function startedOf(
  { session, scenario }: PluginHostScenario,
  { command, config, profile, timeScale }: PluginHostOptions,
  revision: RunContext<PluginHostReading>['revision'],
  workspace?: string,
): PluginHostSession['started'] {
  return {
    ...{ session, scenario, role: 'plugin-host', revision, command: [...command] },
    context: {
      ...{ profile: profile ?? config.profile ?? PROFILE, timeScale },
      ...(workspace !== undefined && { workspace }),
      ...(config.name !== undefined && { name: config.name }),
    },
  }
}
