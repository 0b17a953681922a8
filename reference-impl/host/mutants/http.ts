import { accessMutants } from './http/access.ts'
import { exchangeMutants } from './http/exchange.ts'
import { secretMutants } from './http/secrets.ts'
import { variableMutants } from './http/variables.ts'
import { mutantsOf } from './mutant.ts'

export const httpMutants = mutantsOf(
  ...exchangeMutants,
  ...variableMutants,
  ...secretMutants,
  ...accessMutants,
)
