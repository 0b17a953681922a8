import { anywhereScenes } from './registry/anywhere.ts'
import { consentScenes } from './registry/consent.ts'
import { copyScenes } from './registry/copies.ts'
import { downloadScenes } from './registry/downloads.ts'
import { entryScenes } from './registry/entries.ts'
import { groupScenes } from './registry/groups.ts'

/** Installing plugins from a registry, and the help of what it lists. @see rfd072 §Plugin Registry */
export const registryScenes = [
  ...downloadScenes,
  ...entryScenes,
  ...consentScenes,
  ...copyScenes,
  ...anywhereScenes,
  ...groupScenes,
]
