import type { AnyHostCheck } from '../../vfs/host/host-check.ts'
import { awaitBatchChecks } from './await-batch.ts'
import { awaitConditionChecks } from './await-conditions.ts'
import { awaitErrorChecks } from './await-errors.ts'
import { awaitResponseChecks } from './await-responses.ts'
import { commandChecks } from './commands.ts'
import { notificationChecks } from './notifications.ts'
import { oneShotChecks } from './one-shot.ts'
import { oneShotOutputChecks } from './one-shot-output.ts'
import { registryChecks } from './registry.ts'
import { responseChecks } from './responses.ts'
import { turnEndChecks } from './turn-end.ts'

/** Everything that is judged on a host with handles, in the order of a report. */
export const handleHostChecks: readonly AnyHostCheck[] = [
  ...registryChecks,
  ...commandChecks,
  ...oneShotChecks,
  ...oneShotOutputChecks,
  ...turnEndChecks,
  ...notificationChecks,
  ...responseChecks,
  ...awaitConditionChecks,
  ...awaitResponseChecks,
  ...awaitErrorChecks,
  ...awaitBatchChecks,
]
