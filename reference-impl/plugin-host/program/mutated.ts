import type { CommandLine } from './command-line.ts'
import { plainSeams, type Seams } from './seams.ts'

/** The seams that the command line asks for: plain ones, or with one difference. @throws Error on an unknown name. */
export async function seamsFor({ mutant, variant }: CommandLine): Promise<Seams> {
  const wanted = mutant ?? variant
  if (wanted === undefined) return plainSeams()
  const { mutants } = await import('../mutants/index.ts')
  const { variants } = await import('../mutants/variants.ts')
  const found = [...mutants, ...variants].find(({ id }) => id === wanted)
  if (!found) throw new Error(`there is no mutant or variant named '${wanted}'`)
  return found.apply(plainSeams())
}
