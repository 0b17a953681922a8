import type { Mutant } from '../mutant.ts'
import { nearDecode } from './decode.ts'
import { nearIdentity } from './identity.ts'
import { nearLedger } from './ledger.ts'
import { nearLimits } from './limits.ts'
import { nearLines } from './lines.ts'
import { nearPurity } from './purity.ts'
import { nearRefusals } from './refusals.ts'
import { nearSoundness } from './soundness.ts'
import { nearUnions } from './unions.ts'

/** Mutants near the border of what is correct. */
export const nearMutants: readonly Mutant[] = [
  ...nearDecode,
  ...nearIdentity,
  ...nearLedger,
  ...nearLimits,
  ...nearLines,
  ...nearPurity,
  ...nearRefusals,
  ...nearSoundness,
  ...nearUnions,
]
