import { flattener } from './flattener/entry.ts'
import type { SuiteEntry } from './suite-entry.ts'
import { vfsHost } from './vfs/host/entry.ts'
import { vfsTool } from './vfs/tool/entry.ts'

/** Every role that can be certified: commands, self-test, judge and documents follow this list. */
export const suites: readonly SuiteEntry[] = [vfsTool, vfsHost, flattener]
