import { boundsMutants } from './bounds.ts'
import { conformityMutants } from './conformity.ts'
import { decodeMutants } from './decode.ts'
import { identityMutants } from './identity.ts'
import { ledgerMutants } from './ledger.ts'
import { lineMutants } from './lines.ts'
import type { Mutant } from './mutant.ts'
import { nearMutants } from './near/index.ts'
import { purityMutants } from './purity.ts'
import { refusalMutants } from './refusal.ts'
import { soundnessMutants } from './soundness.ts'
import { totalityMutants } from './totality.ts'
import { unionMutants } from './union.ts'

/** Every mutant of the reference flattener: what well-known libraries do wrong. */
export const mutants: readonly Mutant[] = [
  ...boundsMutants,
  ...conformityMutants,
  ...decodeMutants,
  ...identityMutants,
  ...ledgerMutants,
  ...lineMutants,
  ...purityMutants,
  ...refusalMutants,
  ...soundnessMutants,
  ...totalityMutants,
  ...unionMutants,
  ...nearMutants,
]
