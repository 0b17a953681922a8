import { awaitEntryMutants } from './await/entries.ts'
import { awaitLimitMutants } from './await/limits.ts'
import { nearResultMutants } from './await/near-results.ts'
import { nearReturnMutants } from './await/near-returns.ts'
import type { Mutant } from './mutant.ts'

export const awaitResponseMutants: readonly Mutant[] = [
  ...awaitEntryMutants,
  ...awaitLimitMutants,
  ...nearResultMutants,
  ...nearReturnMutants,
]
