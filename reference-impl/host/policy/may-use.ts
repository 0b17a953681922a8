import type { Policy } from '../../../spec/generated/messages/driver.ts'
import type { MayUse } from '../service.ts'
import { ruleFor } from './commands.ts'

/** The variables that a tool's policy lists: for headers and for each program, each without effect on the others. */
export const mayUseBy = (policy: Policy = {}): MayUse => ({
  inHeader: (variable) => policy.network?.envs?.includes(variable) ?? false,
  inProgram: (program, variable) =>
    ruleFor(policy.commands, program)?.envs?.includes(variable) ?? false,
})
