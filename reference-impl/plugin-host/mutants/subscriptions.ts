import { deliveryMutants } from './subscriptions/delivery.ts'
import { endMutants } from './subscriptions/ends.ts'
import { filterMutants } from './subscriptions/filters.ts'
import { nameMutants } from './subscriptions/names.ts'
import { nearMutants } from './subscriptions/nearly.ts'
import { severalMutants } from './subscriptions/several.ts'
import { writingMutants } from './subscriptions/writing.ts'

/** Defects of subscriptions. @see rfd-d18 §Subscriptions */
export const subscriptionMutants = [
  ...nameMutants,
  ...nearMutants,
  ...severalMutants,
  ...filterMutants,
  ...deliveryMutants,
  ...endMutants,
  ...writingMutants,
]
