import { without } from '../../schemas/walk.ts'
import { isObject } from '../../wire/json.ts'

/** The features that settings of a tool are about. */
const ABOUT = [
  ['policy', 'network', 'http'],
  ['policy', 'commands', 'process'],
  ['spawn', 'lifecycle', 'turn-end'],
  ['spawn', 'notifications', 'notifications'],
] as const

/**
 * A tool's configuration without settings that are about features which the host does not claim, for a host may refuse what it
 * does not know; the whole of it where no features are known.
 */
export function claimedSettings<T extends object>(tool: T, features: readonly string[]): T {
  if (features.length === 0) return tool
  const unclaimed = ABOUT.filter(([, , feature]) => !features.includes(feature))
  const claimed = Object.entries(tool).map(([name, settings]) => {
    const left = unclaimed.flatMap(([of, setting]) => (of === name ? [setting] : []))
    return [name, isObject(settings) ? without(settings, ...left) : settings]
  })
  return Object.fromEntries(claimed)
}
