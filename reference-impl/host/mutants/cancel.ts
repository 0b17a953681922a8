import { endMutants } from './cancel/end.ts'
import { givenUpMutants } from './cancel/given-up.ts'
import { meanwhileMutants } from './cancel/meanwhile.ts'
import { messageMutants } from './cancel/message.ts'
import { nearCancelMutants } from './cancel/near.ts'
import { spareMutants } from './cancel/spared.ts'
import { stepMutants } from './cancel/steps.ts'
import { userMutants } from './cancel/users.ts'
import type { Mutant } from './mutant.ts'

export const cancelMutants: readonly Mutant[] = [
  ...messageMutants,
  ...stepMutants,
  ...endMutants,
  ...userMutants,
  ...meanwhileMutants,
  ...spareMutants,
  ...givenUpMutants,
  ...nearCancelMutants,
]
