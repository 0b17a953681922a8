import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { Started } from '../../../harness/transcript.ts'
import type { Check } from '../../engine/check.ts'
import { requirementOf } from '../../engine/selection.ts'
import { outsideProfile, profileOf } from '../plugin/profile.ts'

/** What every host of plugins can do, whether its driver states it or not. */
const BASE: readonly string[] = profileOf().features

/** Why a check is not about a host: its feature is outside the profile, or the driver does not claim it. */
export function unclaimed(check: Check<PluginHostReading>, start: Started): string | undefined {
  const { feature } = requirementOf(check)
  const claimed = start.context?.features
  const outside = outsideProfile(check, start)
  const lacks = claimed !== undefined && ![...BASE, 'unix', 'windows', ...claimed].includes(feature)
  return outside ?? (lacks ? `the host does not claim the feature ${feature}` : undefined)
}
