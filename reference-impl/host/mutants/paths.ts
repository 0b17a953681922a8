import type { Mutant } from './mutant.ts'
import { boundMutants } from './paths/bounds.ts'
import { letterMutants } from './paths/letters.ts'
import { linkMutants } from './paths/links.ts'

export const pathsMutants: readonly Mutant[] = [...boundMutants, ...letterMutants, ...linkMutants]
