import { randomUUID } from 'node:crypto'
import { having } from '../tool/combinators.ts'
import { variantsOf } from './variant.ts'

/** Ids are the tool's to choose. @see rfd-d11 §Request and response format */
export const idVariants = variantsOf(
  {
    name: 'string-ids',
    does: 'counts its requests in words',
    apply: having(({ newId }) => ({ newId: () => `call ${newId()}` })),
  },
  {
    name: 'uuid-ids',
    does: 'gives each request a UUID',
    apply: having(() => ({ newId: () => randomUUID() })),
  },
  {
    name: 'reused-id',
    does: 'gives every request the same id, as only one is ever open',
    apply: having(() => ({ newId: () => 1 })),
  },
)
