import type { CatalogueProfile } from '../../../spec/generated/catalogue.ts'
import { catalogue } from '../../engine/catalogue.ts'

/** The profile that a plugin is held to unless another is asked for. */
export const PROFILE = 'base'

/** A profile of the plugin protocol by its name. */
export function profileOf(name = PROFILE): CatalogueProfile {
  const profile = catalogue.profiles.find(({ id }) => id === name)
  if (!profile) throw new TypeError(`no profile ${name} in the catalogue`)
  return profile
}
