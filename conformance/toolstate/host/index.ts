import type { AnyHostCheck } from '../../vfs/host/host-check.ts'
import { applyChecks } from './applies.ts'
import { awaitBatchChecks } from './await-batch.ts'
import { awaitConditionChecks } from './await-conditions.ts'
import { awaitErrorChecks } from './await-errors.ts'
import { awaitMomentChecks } from './await-moments.ts'
import { awaitResponseChecks } from './await-responses.ts'
import { awaitSchemaChecks } from './await-schema.ts'
import { cleanupChecks } from './cleanup.ts'
import { commandChecks } from './commands.ts'
import { compatibilityChecks } from './compatibility.ts'
import { detectionChecks } from './detection.ts'
import { exitChecks } from './exit.ts'
import { inquiryChecks } from './inquiry.ts'
import { notificationChecks } from './notifications.ts'
import { numberedChecks } from './numbered.ts'
import { oneShotChecks } from './one-shot.ts'
import { oneShotOutputChecks } from './one-shot-output.ts'
import { oneShotQuestionChecks } from './one-shot-questions.ts'
import { overlapChecks } from './overlaps.ts'
import { permissionChecks } from './permissions.ts'
import { printerChecks } from './printers.ts'
import { questionsAlikeChecks } from './questions-alike.ts'
import { rawInputChecks } from './raw-inputs.ts'
import { registryChecks } from './registry.ts'
import { responseChecks } from './responses.ts'
import { schemaChecks } from './schema.ts'
import { spawnChecks } from './spawns.ts'
import { startUpChecks } from './start-up.ts'
import { stateChecks } from './state.ts'
import { stateEndChecks } from './state-ends.ts'
import { turnEndChecks } from './turn-end.ts'
import { turnEndApartChecks } from './turn-end-apart.ts'
import { wakeUpChecks } from './wake-ups.ts'

/** Everything that is judged on a host with handles, in the order of a report. */
export const handleHostChecks: readonly AnyHostCheck[] = [
  ...schemaChecks,
  ...awaitSchemaChecks,
  ...registryChecks,
  ...numberedChecks,
  ...overlapChecks,
  ...stateChecks,
  ...stateEndChecks,
  ...commandChecks,
  ...spawnChecks,
  ...applyChecks,
  ...rawInputChecks,
  ...detectionChecks,
  ...exitChecks,
  ...permissionChecks,
  ...oneShotChecks,
  ...oneShotQuestionChecks,
  ...oneShotOutputChecks,
  ...compatibilityChecks,
  ...cleanupChecks,
  ...inquiryChecks,
  ...turnEndChecks,
  ...turnEndApartChecks,
  ...notificationChecks,
  ...questionsAlikeChecks,
  ...responseChecks,
  ...startUpChecks,
  ...awaitConditionChecks,
  ...printerChecks,
  ...awaitMomentChecks,
  ...wakeUpChecks,
  ...awaitResponseChecks,
  ...awaitErrorChecks,
  ...awaitBatchChecks,
]
