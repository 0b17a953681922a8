import type { Started } from '../../../harness/transcript.ts'
import type { CatalogueProfile } from '../../../spec/generated/catalogue.ts'
import { catalogue } from '../../engine/catalogue.ts'
import type { Check } from '../../engine/check.ts'
import { requirementOf } from '../../engine/selection.ts'

/** The profile that a plugin is held to unless another is asked for. */
export const PROFILE = 'base'

/** The profiles of the plugin protocol. */
export const PROFILES: readonly string[] = catalogue.profiles
  .filter(({ protocol }) => protocol === 'plugin')
  .map(({ id }) => id)

/** A profile of the plugin protocol by its name, with the features of those that it includes. */
export function profileOf(name = PROFILE): CatalogueProfile {
  const profile = catalogue.profiles.find(({ id }) => id === name)
  if (!profile) throw new TypeError(`no profile ${name} in the catalogue`)
  const included = profile.includes.flatMap((each) => profileOf(each).features)
  return { ...profile, features: [...included, ...profile.features] }
}

/** The feature of the machine that this is, and the one of which nothing can be tested here. */
const [HERE, ELSEWHERE] =
  process.platform === 'win32' ? (['windows', 'unix'] as const) : (['unix', 'windows'] as const)

/** Why nothing is known of a feature of another machine. */
const untestedHere = (feature: string): string | undefined =>
  feature === ELSEWHERE ? `not tested: that takes a machine with ${ELSEWHERE}` : undefined

/** Why a check is not about a subject: its feature is in no profile that the subject is held to. */
export function outsideProfile<R>(check: Check<R>, { context }: Started): string | undefined {
  const { id, features } = profileOf(context?.profile)
  const { feature } = requirementOf(check)
  if ([HERE, ...features].includes(feature)) return undefined
  return untestedHere(feature) ?? `feature ${feature} is not in the profile ${id}`
}
