import { hostChecks } from './host-check.ts'
import { endChecks } from './state/ends.ts'
import { lifeChecks } from './state/life.ts'
import { meanwhileChecks } from './state/meanwhile.ts'
import { oneShotChecks, withoutActionChecks } from './state/one-shot.ts'

/** How the tools are served that outlive a call. @see rfd-d11 §Integration with the stateful tool protocol */
export const stateChecks = hostChecks(
  ...lifeChecks,
  ...endChecks,
  ...oneShotChecks,
  ...withoutActionChecks,
  ...meanwhileChecks,
)
