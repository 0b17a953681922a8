import type { Apply } from '../mutants/mutant.ts'

/**
 * What changes the host: nothing, or with `--mutant ID` one deliberate defect.
 * @throws Error on an unknown name.
 */
export async function variantFor(mutant: string | undefined): Promise<Apply> {
  if (mutant === undefined) return (parts) => parts
  const { mutants } = await import('../mutants/index.ts')
  const found = mutants.find(({ id }) => id === mutant)
  if (!found) throw new Error(`there is no mutant named '${mutant}'`)
  return found.apply
}
