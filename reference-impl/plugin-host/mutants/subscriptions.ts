import { deliveryMutants } from './subscriptions/delivery.ts'
import { endMutants } from './subscriptions/ends.ts'
import { filterMutants } from './subscriptions/filters.ts'
import { nameMutants } from './subscriptions/names.ts'
import { writingMutants } from './subscriptions/writing.ts'

/** Defects of subscriptions. @see rfd-d18 §Subscriptions */
export const subscriptionMutants = [
  ...nameMutants,
  ...filterMutants,
  ...deliveryMutants,
  ...endMutants,
  ...writingMutants,
]
