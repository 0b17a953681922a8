import { accessMutants } from './http/access.ts'
import { alteredMutants } from './http/altered.ts'
import { exchangeMutants } from './http/exchange.ts'
import { nameMutants } from './http/names.ts'
import { nearParamMutants } from './http/near-params.ts'
import { nearReceivedMutants } from './http/near-received.ts'
import { nearSentMutants } from './http/near-sent.ts'
import { secretMutants } from './http/secrets.ts'
import { speltMutants } from './http/spelt.ts'
import { variableMutants } from './http/variables.ts'
import type { Mutant } from './mutant.ts'

export const httpMutants: readonly Mutant[] = [
  ...exchangeMutants,
  ...alteredMutants,
  ...variableMutants,
  ...nameMutants,
  ...secretMutants,
  ...accessMutants,
  ...nearSentMutants,
  ...nearReceivedMutants,
  ...nearParamMutants,
  ...speltMutants,
]
