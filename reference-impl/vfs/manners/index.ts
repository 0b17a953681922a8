import { contentManners } from './content.ts'
import { idManners } from './ids.ts'
import type { Manner } from './manner.ts'
import { paceManners } from './pace.ts'
import { spellingManners } from './spelling.ts'

/** Every manner of the reference tool; all of them conform. */
export const manners: readonly Manner[] = [
  ...idManners,
  ...spellingManners,
  ...contentManners,
  ...paceManners,
]
