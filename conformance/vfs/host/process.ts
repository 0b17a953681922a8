import { hostChecks } from './host-check.ts'
import { endingChecks } from './process/ending.ts'
import { paramChecks } from './process/params.ts'
import { ruleChecks } from './process/rules.ts'
import { streamChecks } from './process/streams.ts'
import { variableChecks } from './process/variables.ts'

/** What a host answers to `process.run`. @see rfd-d11 §process.run */
export const processChecks = hostChecks(
  ...streamChecks,
  ...variableChecks,
  ...ruleChecks,
  ...paramChecks,
  ...endingChecks,
)
