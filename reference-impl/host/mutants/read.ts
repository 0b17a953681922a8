import { nearbyMutants, pathMutants } from './method-contract.ts'
import type { Mutant } from './mutant.ts'
import { contentMutants } from './read/content.ts'
import { encodingMutants } from './read/encoding.ts'
import { fileMutants } from './read/file.ts'
import { nearReadMutants } from './read/near.ts'
import { utf8Mutants } from './read/utf8.ts'

const METHOD = {
  area: 'vfs.read',
  method: 'fs.read',
  missing: 'vfs.read.missing-file',
} as const

export const readMutants: readonly Mutant[] = [
  ...pathMutants(METHOD),
  ...nearbyMutants(METHOD),
  ...contentMutants,
  ...encodingMutants,
  ...utf8Mutants,
  ...fileMutants,
  ...nearReadMutants,
]
