import type { HostSession } from '../host-session.ts'
import { scaled } from '../scaled.ts'
import type { FixtureDirectory } from './fixture-directory.ts'
import { handlesOf } from './handle-ids.ts'
import type { HostSettings } from './host-state.ts'

/** Milliseconds that one answer of a driver may take, unless the session or its scenario states otherwise. */
export const ANSWER_TIMEOUT_MS = 30_000

/** What of a session the reducer needs to know. */
export function settingsOf(
  session: HostSession,
  { outside, sideChannels }: FixtureDirectory,
  epoch: number,
): HostSettings {
  const { probe, features, provider, limits, timeScale } = session
  const scenario = scaled(session.scenario, timeScale)
  return {
    ...{ scenario, probe, features, provider, limits, timeScale, outside, sideChannels, epoch },
    answerMs: answerLimitOf(session) * timeScale,
    required: session.requiredMethods ?? new Map(),
    handles: handlesOf(scenario, session.revision),
    takesLimits: session.host.takesLimits,
  }
}

/** Milliseconds before the time scale: what a configuration states counts where a scenario states less. */
const answerLimitOf = ({ scenario: { timeoutMs }, answerMs }: HostSession): number =>
  timeoutMs === undefined ? (answerMs ?? ANSWER_TIMEOUT_MS) : Math.max(timeoutMs, answerMs ?? 0)
