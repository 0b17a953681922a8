import { fileChecks } from './codes/files.ts'
import { lineChecks } from './codes/lines.ts'
import { rules } from './codes/ranges.ts'
import { requestChecks } from './codes/requests.ts'
import { files } from './codes/scenarios.ts'
import { type AnyHostCheck, hostChecksOn } from './host-check.ts'

/** Which codes a host answers with. @see rfd-d11 §Error codes */
export const codesChecks: readonly AnyHostCheck[] = [
  ...rules,
  ...hostChecksOn(files.scenario, ...rules),
  ...lineChecks,
  ...requestChecks,
  ...fileChecks,
]
