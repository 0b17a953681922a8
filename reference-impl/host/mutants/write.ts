import type { Mutant } from './mutant.ts'
import { base64Mutants } from './write/base64.ts'
import { nearWriteMutants } from './write/near.ts'
import { placeMutants } from './write/place.ts'
import { textMutants } from './write/text.ts'
import { visibleMutants } from './write/visible.ts'

export const writeMutants: readonly Mutant[] = [
  ...textMutants,
  ...base64Mutants,
  ...placeMutants,
  ...visibleMutants,
  ...nearWriteMutants,
]
