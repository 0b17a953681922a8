import type { AnyHostCheck } from '../../vfs/host/host-check.ts'
import { toolsChecks } from './tools.ts'

/** Everything that is judged on what a host shows an assistant. */
export const flattenerHostChecks: readonly AnyHostCheck[] = toolsChecks
