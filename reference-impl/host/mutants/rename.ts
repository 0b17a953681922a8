import type { Mutant } from './mutant.ts'
import { directoryMutants } from './rename/directory.ts'
import { fileMutants } from './rename/file.ts'

export const renameMutants: readonly Mutant[] = [...fileMutants, ...directoryMutants]
