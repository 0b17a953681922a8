import { awaitCompanyMutants } from './await/company.ts'
import { awaitListMutants } from './await/lists.ts'
import { awaitMomentMutants } from './await/moments.ts'
import { nearListMutants } from './await/near-lists.ts'
import { awaitingMutants } from './await/waits.ts'
import type { Mutant } from './mutant.ts'

export const awaitConditionMutants: readonly Mutant[] = [
  ...awaitListMutants,
  ...nearListMutants,
  ...awaitingMutants,
  ...awaitCompanyMutants,
  ...awaitMomentMutants,
]
