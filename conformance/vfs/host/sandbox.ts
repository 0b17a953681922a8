import { hostChecks } from './host-check.ts'
import { bypassChecks } from './sandbox/bypass.ts'
import { processChecks } from './sandbox/process.ts'

/** What a tool can do past its host. @see rfd-d11 §Summary */
export const sandboxChecks = hostChecks(...bypassChecks, ...processChecks)
