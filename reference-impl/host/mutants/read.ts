import { pathMutants } from './method-contract.ts'
import type { Mutant } from './mutant.ts'
import { contentMutants } from './read/content.ts'
import { fileMutants } from './read/file.ts'

export const readMutants: readonly Mutant[] = [
  ...pathMutants({
    ...{ area: 'vfs.read', method: 'fs.read' },
    missing: 'vfs.read.missing-file',
  }),
  ...contentMutants,
  ...fileMutants,
]
