import { type Passes, passes } from './passes/index.ts'

/** Changes passes for a mutant. */
export type Apply = (passes: Passes) => Passes

/**
 * The passes that the command line asks for: plain ones, or with one deliberate defect.
 * @throws Error on an unknown name.
 */
export async function passesFor([option, name = '']: string[]): Promise<Passes> {
  switch (option) {
    case undefined:
      return passes
    case '--mutant':
      return (await mutantNamed(name))(passes)
    default:
      throw new Error(`unknown option ${option}; there is --mutant ID`)
  }
}

async function mutantNamed(name: string): Promise<Apply> {
  const { mutants } = await import('./mutants/index.ts')
  const found = mutants.find(({ id }) => id === name)
  if (!found) throw new Error(`there is no mutant named '${name}'`)
  return found.apply
}
