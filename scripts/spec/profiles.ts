import type { FeaturesFile, Profile } from '../../spec/generated/formats.ts'
import type { SpecFile } from './file.ts'
import type { SpecTree } from './tree.ts'

/** A profile with the place where it stands. */
export type PlacedProfile = {
  entry: Profile
  file: SpecFile<FeaturesFile>
  /** Line of a member of the profile, or of the profile itself. */
  line: (member?: keyof Profile) => number
}

/** Lists all profiles with their places, in the order of the file. */
export const profilesIn = (tree: SpecTree): PlacedProfile[] =>
  tree.features.flatMap((file) =>
    (file.value.profiles ?? []).map((entry, index) => ({
      entry,
      file,
      line: (member) => file.line(['profiles', index, ...(member ? [member] : [])]),
    })),
  )
