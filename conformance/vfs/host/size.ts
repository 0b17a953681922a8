import { hostChecks } from './host-check.ts'
import { defaultChecks } from './size/by-default.ts'
import { hugeChecks } from './size/huge.ts'
import { limitChecks } from './size/limit.ts'
import { requestChecks } from './size/requests.ts'

/** How large a file may be. @see rfd-d11 §Deadlock prevention */
export const sizeChecks = hostChecks(
  ...limitChecks,
  ...defaultChecks,
  ...requestChecks,
  ...hugeChecks,
)
