import { describeMutants } from './describe.ts'
import { framingMutants } from './framing.ts'
import { inputFramingMutants } from './framing-input.ts'
import { errorMutants, idMutants } from './ids.ts'
import { lifecycleMutants } from './lifecycle.ts'
import type { Mutant } from './mutant.ts'
import { caseMutants, outputMutants } from './output.ts'
import { promptMutants } from './prompts.ts'
import { queryMutants } from './queries.ts'
import { receivedTextMutants } from './received-text.ts'
import { requestMutants } from './requests.ts'
import { shutdownMutants } from './shutdown.ts'
import { subscriptionMutants } from './subscriptions.ts'
import { writingMutants } from './writing.ts'

/** Every mutant of the reference plugin. */
export const mutants: readonly Mutant[] = [
  ...caseMutants,
  ...framingMutants,
  ...inputFramingMutants,
  ...receivedTextMutants,
  ...idMutants,
  ...lifecycleMutants,
  ...describeMutants,
  ...requestMutants,
  ...outputMutants,
  ...errorMutants,
  ...shutdownMutants,
  ...writingMutants,
  ...subscriptionMutants,
  ...promptMutants,
  ...queryMutants,
]
