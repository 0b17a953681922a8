import type { AnyHostCheck } from '../../host-check.ts'
import { deleteChecks } from './delete.ts'
import { existsChecks } from './exists.ts'
import { framingChecks } from './framing.ts'
import { grepChecks } from './grep.ts'
import { listDirChecks } from './list-dir.ts'
import { metadataChecks } from './metadata.ts'
import { methodsChecks } from './methods.ts'
import { pathsChecks } from './paths.ts'
import { readChecks } from './read.ts'
import { renameChecks } from './rename.ts'
import { rpcChecks } from './rpc.ts'
import { writeChecks } from './write.ts'

/** Everything that is judged on a host of VFS tools, in the order of a report. */
export const vfsHostChecks: readonly AnyHostCheck[] = [
  ...framingChecks,
  ...rpcChecks,
  ...readChecks,
  ...writeChecks,
  ...deleteChecks,
  ...existsChecks,
  ...listDirChecks,
  ...metadataChecks,
  ...renameChecks,
  ...grepChecks,
  ...pathsChecks,
  ...methodsChecks,
]
