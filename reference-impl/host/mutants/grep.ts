import { patternMutants } from './grep/patterns.ts'
import { placeMutants } from './grep/places.ts'
import { rowMutants } from './grep/rows.ts'
import type { Mutant } from './mutant.ts'

export const grepMutants: readonly Mutant[] = [...rowMutants, ...placeMutants, ...patternMutants]
