import type { Mutant } from '../mutant.ts'
import { nearDecode } from './decode.ts'
import { nearIdentity } from './identity.ts'
import { nearLedger } from './ledger.ts'
import { nearLines } from './lines.ts'
import { nearPurity } from './purity.ts'
import { nearSoundness } from './soundness.ts'
import { nearUnions } from './unions.ts'

/** Mutants near the border of what is correct. */
export const nearMutants: readonly Mutant[] = [
  ...nearDecode,
  ...nearIdentity,
  ...nearLedger,
  ...nearLines,
  ...nearPurity,
  ...nearSoundness,
  ...nearUnions,
]
