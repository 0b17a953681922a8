import { configMutants } from './config.ts'
import { conversationMutants } from './conversations.ts'
import { endMutants } from './end.ts'
import { errorMutants } from './errors.ts'
import { framingMutants } from './framing.ts'
import { idMutants } from './ids.ts'
import { initMutants } from './init.ts'
import { inputMutants } from './input.ts'
import { lifecycleMutants } from './lifecycle.ts'
import type { Mutant } from './mutant.ts'
import { logMutants, printMutants } from './output.ts'
import { shutdownMutants } from './shutdown.ts'

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
  ...shutdownMutants,
]
