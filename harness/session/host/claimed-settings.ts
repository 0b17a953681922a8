import type { JsonObject } from '../../wire/json.ts'

/** The features that settings of a tool are about. */
const ABOUT = {
  policy: { network: 'http', commands: 'process' },
  spawn: { lifecycle: 'turn-end', notifications: 'notifications' },
} as const

/**
 * A tool's configuration without settings that are about features which the host does not claim, for a host may refuse what it
 * does not know; the whole of it where no features are known.
 */
export function claimedSettings<T extends object>(tool: T, features: readonly string[]): T {
  if (features.length === 0) return tool
  const claimed = Object.entries(tool).map(([name, value]) => [
    name,
    name in ABOUT && value
      ? claimedMembers(value, ABOUT[name as keyof typeof ABOUT], features)
      : value,
  ])
  return Object.fromEntries(claimed)
}

const claimedMembers = (
  settings: JsonObject,
  about: Readonly<Record<string, string>>,
  features: readonly string[],
) =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name]) => !Object.hasOwn(about, name) || features.includes(about[name] ?? ''),
    ),
  )
