import { join } from 'node:path'
import { oneNamed } from '../../bad-argument.ts'
import { mutantNamed } from '../../mutant-files.ts'
import type { CommandLine } from './command-line.ts'
import { plainSeams, type Seams } from './seams.ts'

const MUTANTS = {
  folder: join(import.meta.dirname, '../mutants'),
  all: () => import('../mutants/index.ts'),
}

/** The seams that the command line asks for: plain ones, or with one difference. @throws Error on an unknown name. */
export async function seamsFor({ mutant, variant }: CommandLine): Promise<Seams> {
  if (mutant !== undefined) return (await mutantNamed(mutant, MUTANTS)).apply(plainSeams())
  if (variant === undefined) return plainSeams()
  const { variants } = await import('../mutants/variants.ts')
  return oneNamed('variant', variant, variants, ({ id }) => id).apply(plainSeams())
}
