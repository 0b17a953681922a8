import type { ToolCheck } from '../../vfs/tool/tool-check.ts'
import { commandChecks } from './commands.ts'
import { compatibilityRules } from './compatibility.ts'
import { inputChecks } from './input.ts'
import { lifecycleChecks } from './lifecycle.ts'
import { oneShotChecks } from './one-shot.ts'
import { stateChecks } from './state.ts'

/** What is judged on every tool that reports states, whatever carries its reports. */
export const toolstateChecks: readonly ToolCheck[] = [
  ...stateChecks,
  ...commandChecks,
  ...inputChecks,
  ...lifecycleChecks,
  ...compatibilityRules,
  ...oneShotChecks,
]
