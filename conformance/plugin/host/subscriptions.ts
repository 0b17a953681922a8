import { deliveryScenes } from './subscriptions/delivery.ts'
import { endScenes } from './subscriptions/ends.ts'
import { filterScenes } from './subscriptions/filters.ts'
import { meanwhileScenes } from './subscriptions/meanwhile.ts'
import { nameScenes } from './subscriptions/names.ts'
import { sameNameScenes } from './subscriptions/names-again.ts'
import { readingScenes } from './subscriptions/reading.ts'
import { severalScenes } from './subscriptions/several.ts'
import { writingScenes } from './subscriptions/writing.ts'

/** Subscriptions, which take a driver. @see rfd-d18 §Subscriptions */
export const subscriptionScenes = [
  ...deliveryScenes,
  ...meanwhileScenes,
  ...filterScenes,
  ...severalScenes,
  ...nameScenes,
  ...sameNameScenes,
  ...endScenes,
  ...readingScenes,
  ...writingScenes,
]
