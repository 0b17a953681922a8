import type { Mutant } from '../mutant.ts'
import { abortMutants } from './abort.ts'
import { orderMutants } from './order.ts'
import { questionMutants } from './question.ts'
import { resultMutants } from './result.ts'
import { shapeMutants } from './shape.ts'

/** Mutants of the states that a tool reports. */
export const stateMutants: readonly Mutant[] = [
  ...shapeMutants,
  ...questionMutants,
  ...resultMutants,
  ...orderMutants,
  ...abortMutants,
]
