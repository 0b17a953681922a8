import { entriesMutants } from './list-dir/entries.ts'
import { listingMutants } from './list-dir/listing.ts'
import { pathMutants } from './method-contract.ts'
import type { Mutant } from './mutant.ts'

export const listDirMutants: readonly Mutant[] = [
  ...pathMutants({
    ...{ area: 'vfs.list-dir', method: 'fs.list_dir' },
    missing: 'vfs.list-dir.missing-path',
  }),
  ...entriesMutants,
  ...listingMutants,
]
