import { nearCommandMutants } from './commands.ts'
import { nearDetectionMutants } from './detection.ts'
import { nearPermissionMutants } from './permissions.ts'

/** Hosts that keep handles nearly as they are to. */
export const nearHandleMutants = [
  ...nearPermissionMutants,
  ...nearCommandMutants,
  ...nearDetectionMutants,
]
