import { nearGrepMutants } from './grep/near.ts'
import { optionMutants } from './grep/options.ts'
import { patternMutants } from './grep/patterns.ts'
import { placeMutants } from './grep/places.ts'
import { resultMutants } from './grep/results.ts'
import { rowMutants } from './grep/rows.ts'
import { windowMutants } from './grep/windows.ts'
import type { Mutant } from './mutant.ts'

export const grepMutants: readonly Mutant[] = [
  ...rowMutants,
  ...windowMutants,
  ...placeMutants,
  ...optionMutants,
  ...resultMutants,
  ...patternMutants,
  ...nearGrepMutants,
]
