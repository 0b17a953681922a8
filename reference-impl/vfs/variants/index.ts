import { contentVariants } from './content.ts'
import { idVariants } from './ids.ts'
import { paceVariants } from './pace.ts'
import { spellingVariants } from './spelling.ts'
import { stateVariants } from './states.ts'
import type { Variant } from './variant.ts'

/** Every variant of the reference tool; all of them conform. */
export const variants: readonly Variant[] = [
  ...idVariants,
  ...spellingVariants,
  ...contentVariants,
  ...paceVariants,
  ...stateVariants,
]
