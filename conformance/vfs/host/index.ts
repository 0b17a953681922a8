import { cancelChecks } from './cancel.ts'
import { codesChecks } from './codes.ts'
import { concurrencyChecks } from './concurrency.ts'
import { configChecks } from './config.ts'
import { deadlockChecks } from './deadlock.ts'
import { deleteChecks } from './delete.ts'
import { deniedReadingChecks } from './denied-reading.ts'
import { errorChecks } from './error.ts'
import { existsChecks } from './exists.ts'
import { framingChecks } from './framing.ts'
import { grepChecks } from './grep.ts'
import type { AnyHostCheck } from './host-check.ts'
import { httpChecks } from './http.ts'
import { initChecks } from './init.ts'
import { lifecycleChecks } from './lifecycle.ts'
import { listDirChecks } from './list-dir.ts'
import { metadataChecks } from './metadata.ts'
import { methodsChecks } from './methods.ts'
import { pathsChecks } from './paths.ts'
import { policyChecks } from './policy.ts'
import { processChecks } from './process.ts'
import { readChecks } from './read.ts'
import { renameChecks } from './rename.ts'
import { resultChecks } from './result.ts'
import { rpcChecks } from './rpc.ts'
import { sandboxChecks } from './sandbox.ts'
import { sizeChecks } from './size.ts'
import { stateChecks } from './state.ts'
import { timeoutChecks } from './timeout.ts'
import { versionChecks } from './version.ts'
import { writeChecks } from './write.ts'

/** Everything that is judged on a host of VFS tools, in the order of a report. */
export const vfsHostChecks: readonly AnyHostCheck[] = [
  ...framingChecks,
  ...rpcChecks,
  ...concurrencyChecks,
  ...initChecks,
  ...lifecycleChecks,
  ...resultChecks,
  ...errorChecks,
  ...cancelChecks,
  ...timeoutChecks,
  ...sizeChecks,
  ...deadlockChecks,
  ...stateChecks,
  ...readChecks,
  ...writeChecks,
  ...deleteChecks,
  ...existsChecks,
  ...deniedReadingChecks,
  ...listDirChecks,
  ...metadataChecks,
  ...renameChecks,
  ...grepChecks,
  ...pathsChecks,
  ...methodsChecks,
  ...versionChecks,
  ...codesChecks,
  ...configChecks,
  ...policyChecks,
  ...httpChecks,
  ...sandboxChecks,
  ...processChecks,
]
