import { borderExchanges } from './border-exchanges.ts'
import { boundsExchanges } from './bounds.ts'
import type { FlattenerCheck } from './check.ts'
import { conformityChecks } from './conformity.ts'
import { decodeChecks } from './decode.ts'
import { identityChecks } from './identity.ts'
import { ledgerChecks } from './ledger.ts'
import { linesChecks, providerExchanges } from './lines.ts'
import { purityChecks } from './purity.ts'
import { purityExchanges } from './purity-exchanges.ts'
import { refusalChecks } from './refusal.ts'
import { firstLineChecks } from './smoke.ts'
import { soundnessChecks } from './soundness.ts'
import { totalityChecks, totalityExchanges } from './totality.ts'
import { unionChecks } from './union.ts'

/** Everything that is checked of a flattener. */
export const flattenerChecks: readonly FlattenerCheck[] = [
  ...firstLineChecks,
  ...linesChecks,
  ...providerExchanges,
  ...totalityExchanges,
  ...totalityChecks,
  ...soundnessChecks,
  ...conformityChecks,
  ...unionChecks,
  ...ledgerChecks,
  ...refusalChecks,
  ...identityChecks,
  ...decodeChecks,
  ...purityExchanges,
  ...purityChecks,
  ...borderExchanges,
  ...boundsExchanges,
]
