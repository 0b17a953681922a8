import { accessMutants } from './http/access.ts'
import { exchangeMutants } from './http/exchange.ts'
import { secretMutants } from './http/secrets.ts'
import { variableMutants } from './http/variables.ts'
import type { Mutant } from './mutant.ts'

export const httpMutants: readonly Mutant[] = [
  ...exchangeMutants,
  ...variableMutants,
  ...secretMutants,
  ...accessMutants,
]
