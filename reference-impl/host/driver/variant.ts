import type { Apply } from '../mutants/mutant.ts'

/**
 * What changes the host: nothing, or with `--mutant ID` one deliberate defect.
 * @throws Error on an unknown name.
 */
export async function variantFor(args: readonly string[]): Promise<Apply> {
  const at = args.indexOf('--mutant')
  if (at === -1) return (parts) => parts
  const { mutants } = await import('../mutants/index.ts')
  const found = mutants.find(({ id }) => id === args[at + 1])
  if (!found) throw new Error(`there is no mutant named '${args[at + 1]}'`)
  return found.apply
}
