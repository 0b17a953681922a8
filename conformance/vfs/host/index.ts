import type { AnyHostCheck } from '../../host-check.ts'
import { readChecks } from './read.ts'

/** Everything that is judged on a host of VFS tools, in the order of a report. */
export const vfsHostChecks: readonly AnyHostCheck[] = [...readChecks]
