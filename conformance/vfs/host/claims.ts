import type { Started } from '../../../harness/transcript.ts'
import { requirementOf } from '../../engine/selection.ts'
import { isFlattenerCheck } from '../../flattener/check.ts'
import { isHostCheck } from './host-check.ts'

/** What a host claims; where POSIX is, `unix` is implied. */
function claimsOf(features: readonly string[]): (feature: string) => boolean {
  const unix = process.platform !== 'win32'
  return (feature) => features.includes(feature) || (feature === 'unix' && unix)
}

/** Why a check implies nothing about a host: the feature that it does not claim. */
export function unclaimedByHost(
  check: { verifies: string },
  { context = {} }: Started,
): string | undefined {
  if (context.features === undefined) return undefined
  const claims = claimsOf(context.features)
  const feature = neededBy(check).find((each) => !claims(each))
  return feature === undefined ? undefined : `the host does not claim the feature ${feature}`
}

/** The feature of its requirement, and those that the check or its scenario cannot do without. */
function neededBy(check: { verifies: string }): string[] {
  const own = requirementOf(check).feature
  if (isHostCheck(check)) return [own, ...(check.scenario.needs ?? []), ...(check.needs ?? [])]
  return isFlattenerCheck(check) ? ['flatten', own] : [own]
}
