import { freeManners } from './free.ts'
import { hastyManners } from './hasty.ts'
import { lenientManners } from './lenient.ts'
import type { Manner } from './manner.ts'
import { strictManners } from './strict.ts'

/** Every manner of the reference host; all of them conform. */
export const manners: readonly Manner[] = [
  ...freeManners,
  ...strictManners,
  ...hastyManners,
  ...lenientManners,
]
