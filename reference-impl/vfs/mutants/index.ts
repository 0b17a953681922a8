import { cancelMutants } from './cancel.ts'
import { caseMutants } from './case.ts'
import { deadlockMutants } from './deadlock.ts'
import { errorMutants } from './error.ts'
import { framingMutants } from './framing.ts'
import { httpMutants } from './http.ts'
import { initMutants } from './init.ts'
import { lifecycleMutants } from './lifecycle.ts'
import { listDirMutants } from './list-dir.ts'
import { methodMutants } from './methods.ts'
import { earlyRequestMutants, lateMessageMutants } from './moments.ts'
import type { Mutant } from './mutant.ts'
import { pathMutants } from './paths.ts'
import { policyMutants } from './policy.ts'
import { readMutants } from './read.ts'
import { resultMutants } from './result.ts'
import { rpcMutants } from './rpc.ts'
import { sandboxMutants } from './sandbox.ts'
import { sdkMutants } from './sdk.ts'
import { sizeMutants } from './size.ts'
import { stateMutants } from './state.ts'
import { timeoutMutants } from './timeout.ts'
import { commandMutants } from './toolstate/commands.ts'
import { compatibilityMutants } from './toolstate/compatibility.ts'
import { lifecycleMutants as endMutants } from './toolstate/lifecycle.ts'
import { stateMutants as reportMutants } from './toolstate/state.ts'
import { versionMutants } from './version.ts'
import { writeMutants } from './write.ts'

/** Every mutant of the reference tool; each requirement of a tool has at least one. */
export const mutants: readonly Mutant[] = [
  ...cancelMutants,
  ...caseMutants,
  ...deadlockMutants,
  ...errorMutants,
  ...framingMutants,
  ...lateMessageMutants,
  ...httpMutants,
  ...initMutants,
  ...lifecycleMutants,
  ...listDirMutants,
  ...methodMutants,
  ...pathMutants,
  ...policyMutants,
  ...readMutants,
  ...resultMutants,
  ...rpcMutants,
  ...earlyRequestMutants,
  ...sandboxMutants,
  ...sdkMutants,
  ...sizeMutants,
  ...stateMutants,
  ...timeoutMutants,
  ...reportMutants,
  ...commandMutants,
  ...compatibilityMutants,
  ...endMutants,
  ...versionMutants,
  ...writeMutants,
]
