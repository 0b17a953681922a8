import type { Mutant } from './mutant.ts'
import { handleMutants } from './state/handles.ts'
import { inputMutants } from './state/inputs.ts'
import { nearStateMutants } from './state/near.ts'
import { nearInputMutants } from './state/near-inputs.ts'
import { nearTextMutants } from './state/near-texts.ts'
import { reportMutants } from './state/reports.ts'
import { speltMutants } from './state/spelt.ts'
import { stopMutants } from './state/stops.ts'
import { toolContentMutants } from './state/tool-contents.ts'
import { toolReportMutants } from './state/tool-reports.ts'

export const stateMutants: readonly Mutant[] = [
  ...handleMutants,
  ...inputMutants,
  ...reportMutants,
  ...toolReportMutants,
  ...toolContentMutants,
  ...stopMutants,
  ...nearInputMutants,
  ...nearTextMutants,
  ...nearStateMutants,
  ...speltMutants,
]
