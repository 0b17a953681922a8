import { toolstateChecks } from '../../toolstate/tool/index.ts'
import { cancelChecks } from './cancel.ts'
import { caseRules } from './case.ts'
import { deadlockChecks } from './deadlock.ts'
import { errorRules } from './error.ts'
import { framingChecks, framingRules } from './framing.ts'
import { httpRules } from './http.ts'
import { initAcrossRules, initChecks } from './init.ts'
import { lifecycleChecks, lifecycleRules } from './lifecycle.ts'
import { listDirChecks } from './list-dir.ts'
import { methodRules } from './methods.ts'
import { pathRules } from './paths.ts'
import { policyChecks } from './policy.ts'
import { readRules } from './read.ts'
import { resultRules } from './result.ts'
import { rpcChecks, rpcRules } from './rpc.ts'
import { sandboxChecks } from './sandbox.ts'
import { sdkAcrossRules, sdkChecks, sdkRules } from './sdk.ts'
import { sizeChecks } from './size.ts'
import { stateChecks, stateRules } from './state.ts'
import { timeoutRules } from './timeout.ts'
import type { ToolCheck } from './tool-check.ts'
import { versionChecks } from './version.ts'
import { writeRules } from './write.ts'

/** Everything that is judged on a VFS tool, in the order of a report. */
export const vfsToolChecks: readonly ToolCheck[] = [
  ...caseRules,
  ...framingRules,
  ...framingChecks,
  ...rpcRules,
  ...rpcChecks,
  ...initChecks,
  ...initAcrossRules,
  ...methodRules,
  ...pathRules,
  ...readRules,
  ...writeRules,
  ...listDirChecks,
  ...httpRules,
  ...lifecycleRules,
  ...lifecycleChecks,
  ...resultRules,
  ...errorRules,
  ...cancelChecks,
  ...stateRules,
  ...stateChecks,
  ...toolstateChecks,
  ...policyChecks,
  ...timeoutRules,
  ...sizeChecks,
  ...deadlockChecks,
  ...versionChecks,
  ...sandboxChecks,
  ...sdkRules,
  ...sdkChecks,
  ...sdkAcrossRules,
]
