import type { Mutant } from './mutant.ts'
import { directoryMutants } from './rename/directory.ts'
import { fileMutants } from './rename/file.ts'
import { refusalMutants } from './rename/refusals.ts'

export const renameMutants: readonly Mutant[] = [
  ...fileMutants,
  ...refusalMutants,
  ...directoryMutants,
]
