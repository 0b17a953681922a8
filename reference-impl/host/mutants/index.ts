import { abortMutants } from './aborts.ts'
import { applyMutants } from './applies.ts'
import { nearAwaitErrorMutants } from './await/near-errors.ts'
import { awaitBatchMutants } from './await-batch.ts'
import { awaitConditionMutants } from './await-conditions.ts'
import { awaitErrorMutants } from './await-errors.ts'
import { awaitResponseMutants } from './await-responses.ts'
import { awaitSchemaMutants } from './await-schema.ts'
import { cancelMutants } from './cancel.ts'
import { cleanupMutants } from './cleanup.ts'
import { lenientMutants } from './codes/lenient.ts'
import { nearRequestMutants } from './codes/near.ts'
import { nearLineMutants } from './codes/near-lines.ts'
import { codeMutants } from './codes.ts'
import { commandMutants } from './commands.ts'
import { compatibilityMutants } from './compatibility.ts'
import { compatibilityFormMutants } from './compatibility-forms.ts'
import { concurrencyMutants } from './concurrency.ts'
import { configMutants } from './config.ts'
import { deadlockMutants } from './deadlock.ts'
import { deleteMutants } from './delete.ts'
import { detectionMutants } from './detection.ts'
import { endedHandleMutants } from './ended-handles.ts'
import { errorMutants } from './error.ts'
import { existsMutants } from './exists.ts'
import { exitMutants } from './exit.ts'
import { fetchMutants } from './fetches.ts'
import { firstRevisionMutants } from './first-revision.ts'
import { framingMutants } from './framing.ts'
import { grepMutants } from './grep.ts'
import { httpMutants } from './http.ts'
import { initMutants } from './init.ts'
import { inquiryMutants } from './inquiry.ts'
import { askedEndMutants } from './lifecycle/asked.ts'
import { exitJudgeMutants } from './lifecycle/exits.ts'
import { finalMutants } from './lifecycle/finals.ts'
import { nearEndMutants } from './lifecycle/near.ts'
import { lifecycleMutants } from './lifecycle.ts'
import { listDirMutants } from './list-dir.ts'
import { metadataMutants } from './metadata.ts'
import { methodsMutants } from './methods.ts'
import type { Mutant } from './mutant.ts'
import { namedHandleMutants } from './named-handles.ts'
import { nearHandleMutants } from './near/index.ts'
import { notificationMutants } from './notifications.ts'
import { oneShotMutants } from './one-shot.ts'
import { oneShotAnswerMutants } from './one-shot-answers.ts'
import { oneShotOutputMutants } from './one-shot-output.ts'
import { overlapMutants } from './overlaps.ts'
import { pathsMutants } from './paths.ts'
import { permissionMutants } from './permissions.ts'
import { policyMutants } from './policy.ts'
import { printedSessionMutants } from './printed-session.ts'
import { processMutants } from './process.ts'
import { rawInputMutants } from './raw-inputs.ts'
import { readMutants } from './read.ts'
import { registryMutants } from './registry.ts'
import { registryIdMutants } from './registry-ids.ts'
import { renameMutants } from './rename.ts'
import { responseCallMutants } from './response-calls.ts'
import { responseMutants } from './responses.ts'
import { resultMutants } from './result.ts'
import { rpcMutants } from './rpc.ts'
import { sandboxMutants } from './sandbox.ts'
import { schemaMutants } from './schema.ts'
import { sizeMutants } from './size.ts'
import { spawnMutants } from './spawns.ts'
import { stateMutants } from './state.ts'
import { timeoutMutants } from './timeout.ts'
import { toolsMutants } from './tools.ts'
import { turnEndMutants } from './turn-end.ts'
import { turnEndPolicyMutants } from './turn-end-policies.ts'
import { versionMutants } from './version.ts'
import { writeMutants } from './write.ts'

/** Every mutant of the host by area, but for those that flatten wrongly (`flatten.ts`), which are slow to load. */
export const mutants: readonly Mutant[] = [
  ...schemaMutants,
  ...nearHandleMutants,
  ...awaitSchemaMutants,
  ...registryIdMutants,
  ...commandMutants,
  ...spawnMutants,
  ...fetchMutants,
  ...namedHandleMutants,
  ...applyMutants,
  ...rawInputMutants,
  ...abortMutants,
  ...printedSessionMutants,
  ...detectionMutants,
  ...endedHandleMutants,
  ...exitMutants,
  ...permissionMutants,
  ...oneShotMutants,
  ...oneShotAnswerMutants,
  ...oneShotOutputMutants,
  ...compatibilityMutants,
  ...compatibilityFormMutants,
  ...cleanupMutants,
  ...inquiryMutants,
  ...turnEndMutants,
  ...turnEndPolicyMutants,
  ...notificationMutants,
  ...responseMutants,
  ...responseCallMutants,
  ...awaitConditionMutants,
  ...awaitResponseMutants,
  ...awaitErrorMutants,
  ...nearAwaitErrorMutants,
  ...awaitBatchMutants,
  ...registryMutants,
  ...firstRevisionMutants,
  ...overlapMutants,
  ...cancelMutants,
  ...codeMutants,
  ...lenientMutants,
  ...nearRequestMutants,
  ...nearLineMutants,
  ...configMutants,
  ...deleteMutants,
  ...existsMutants,
  ...framingMutants,
  ...rpcMutants,
  ...stateMutants,
  ...deadlockMutants,
  ...sizeMutants,
  ...timeoutMutants,
  ...concurrencyMutants,
  ...errorMutants,
  ...resultMutants,
  ...lifecycleMutants,
  ...nearEndMutants,
  ...askedEndMutants,
  ...exitJudgeMutants,
  ...finalMutants,
  ...grepMutants,
  ...httpMutants,
  ...initMutants,
  ...listDirMutants,
  ...metadataMutants,
  ...methodsMutants,
  ...pathsMutants,
  ...policyMutants,
  ...processMutants,
  ...readMutants,
  ...renameMutants,
  ...sandboxMutants,
  ...toolsMutants,
  ...versionMutants,
  ...writeMutants,
]
