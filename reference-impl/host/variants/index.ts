import { askingVariants } from './asking.ts'
import { awaitVariants } from './awaits.ts'
import { carefulVariants } from './careful.ts'
import { fewerVariants } from './fewer.ts'
import { fileVariants } from './files.ts'
import { formVariants } from './forms.ts'
import { freeVariants } from './free.ts'
import { impatientVariants } from './impatient.ts'
import { lenientVariants } from './lenient.ts'
import { slowVariants } from './slow.ts'
import { strictVariants } from './strict.ts'
import { textVariants } from './texts.ts'
import { threadVariants } from './threads.ts'
import type { Variant } from './variant.ts'
import { wordingVariants } from './wording.ts'

/** Every variant of the reference host; all of them conform. */
export const variants: readonly Variant[] = [
  ...freeVariants,
  ...strictVariants,
  ...impatientVariants,
  ...lenientVariants,
  ...formVariants,
  ...slowVariants,
  ...carefulVariants,
  ...wordingVariants,
  ...fileVariants,
  ...threadVariants,
  ...textVariants,
  ...fewerVariants,
  ...askingVariants,
  ...awaitVariants,
]
