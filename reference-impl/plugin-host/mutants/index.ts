import { configMutants } from './config.ts'
import { conversationMutants } from './conversations.ts'
import { createdMutants } from './created.ts'
import { describeMutants } from './describe.ts'
import { nearDescribeMutants } from './describe-nearly.ts'
import { dispatchMutants } from './dispatch.ts'
import { nearDispatchMutants } from './dispatch-nearly.ts'
import { endMutants } from './end.ts'
import { errorMutants } from './errors.ts'
import { eventMutants } from './events.ts'
import { formatMutants } from './formats.ts'
import { framingMutants } from './framing.ts'
import { idMutants } from './ids.ts'
import { initMutants } from './init.ts'
import { inputMutants } from './input.ts'
import { lifecycleMutants } from './lifecycle.ts'
import { lockMutants } from './locks.ts'
import type { Mutant } from './mutant.ts'
import { logMutants, printMutants } from './output.ts'
import { promptMutants } from './prompts.ts'
import { pushMutants } from './push.ts'
import { queryMutants } from './query.ts'
import { registryMutants } from './registry.ts'
import { nearRegistryMutants } from './registry-nearly.ts'
import { shutdownMutants } from './shutdown.ts'
import { subscriptionMutants } from './subscriptions.ts'

import { traceMutants } from './trace.ts'
import { writeIdMutants } from './write-ids.ts'

/** Every mutant of the reference plugin host. */
export const mutants: readonly Mutant[] = [
  ...framingMutants,
  ...inputMutants,
  ...initMutants,
  ...lifecycleMutants,
  ...endMutants,
  ...idMutants,
  ...conversationMutants,
  ...errorMutants,
  ...configMutants,
  ...printMutants,
  ...logMutants,
  ...formatMutants,
  ...traceMutants,
  ...shutdownMutants,
  ...describeMutants,
  ...nearDescribeMutants,
  ...pushMutants,
  ...lockMutants,
  ...createdMutants,
  ...writeIdMutants,
  ...subscriptionMutants,
  ...eventMutants,
  ...queryMutants,
  ...promptMutants,
  ...dispatchMutants,
  ...nearDispatchMutants,
  ...registryMutants,
  ...nearRegistryMutants,
]
