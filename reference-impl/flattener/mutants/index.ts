import { decodeMutants } from './decode.ts'
import { identityMutants } from './identity.ts'
import { ledgerMutants } from './ledger.ts'
import type { Mutant } from './mutant.ts'
import { soundnessMutants } from './soundness.ts'
import { unionMutants } from './union.ts'

/** Every mutant of the reference flattener: what well-known libraries do wrong. */
export const mutants: readonly Mutant[] = [
  ...decodeMutants,
  ...identityMutants,
  ...ledgerMutants,
  ...soundnessMutants,
  ...unionMutants,
]
