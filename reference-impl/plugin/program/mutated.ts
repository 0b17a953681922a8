import { plainSeams, type Seams } from './seams.ts'

/** The seams that the command line asks for: plain ones, or with one deliberate defect. @throws Error on an unknown name. */
export async function seamsFor([option, name = '']: string[]): Promise<Seams> {
  if (option === undefined) return plainSeams()
  const { mutants } = await import('../mutants/index.ts')
  const mutant = option === '--mutant' && mutants.find(({ id }) => id === name)
  if (!mutant) throw new Error(`there is no mutant named '${name}'; the option is --mutant ID`)
  return mutant.apply(plainSeams())
}
