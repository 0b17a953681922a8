import { nearAnswerMutants } from './answers.ts'
import { nearCommandMutants } from './commands.ts'
import { nearDetectionMutants } from './detection.ts'
import { nearEndingMutants } from './endings.ts'
import { nearEndMutants } from './ends.ts'
import { nearIdMutants } from './ids.ts'
import { nearNoticeMutants } from './notices.ts'
import { nearOneShotMutants } from './one-shot.ts'
import { nearOutcomeMutants } from './outcomes.ts'
import { nearPermissionMutants } from './permissions.ts'
import { nearReuseMutants } from './reuse.ts'
import { nearSchemaMutants } from './schemas.ts'
import { nearShownMutants } from './shown.ts'
import { nearStateMutants } from './states.ts'
import { nearStrangerMutants } from './strangers.ts'
import { turnEndResultMutants } from './turn-end-results.ts'
import { nearTurnEndMutants } from './turn-ends.ts'
import { nearValueMutants } from './values.ts'

/** Hosts that keep and show handles nearly as they are to. */
export const nearHandleMutants = [
  ...nearPermissionMutants,
  ...nearCommandMutants,
  ...nearValueMutants,
  ...nearDetectionMutants,
  ...nearOneShotMutants,
  ...nearOutcomeMutants,
  ...nearStateMutants,
  ...nearEndMutants,
  ...nearTurnEndMutants,
  ...turnEndResultMutants,
  ...nearNoticeMutants,
  ...nearSchemaMutants,
  ...nearIdMutants,
  ...nearAnswerMutants,
  ...nearShownMutants,
  ...nearReuseMutants,
  ...nearStrangerMutants,
  ...nearEndingMutants,
]
