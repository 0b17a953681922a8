import { patternMutants } from './grep/patterns.ts'
import { placeMutants } from './grep/places.ts'
import { rowMutants } from './grep/rows.ts'
import { mutantsOf } from './mutant.ts'

export const grepMutants = mutantsOf(...rowMutants, ...placeMutants, ...patternMutants)
