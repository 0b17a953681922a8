import { type Apply, passes } from './passes/index.ts'
import { type Lines, type Respond, respond } from './respond.ts'

/**
 * What answers lines as the command line asks: plainly, or with one deliberate defect.
 * @throws Error on an unknown name.
 */
export async function responderFor([option, name = '']: string[]): Promise<Respond> {
  switch (option) {
    case undefined:
      return (line) => respond(line)
    case '--mutant':
      return mutantNamed(name)
    default:
      throw new Error(`unknown option ${option}; there is --mutant ID`)
  }
}

async function mutantNamed(name: string): Promise<Respond> {
  const { mutants } = await import('./mutants/index.ts')
  const found = mutants.find(({ id }) => id === name)
  if (!found) throw new Error(`there is no mutant named '${name}'`)
  return respondWith(found)
}

/** Answers lines with a defect in what is made, or in how it is stated; with none of both, plainly. */
export function respondWith({ apply, lines }: { apply?: Apply; lines?: Lines }): Respond {
  const changed = apply?.(passes) ?? passes
  const plain = (line: string) => respond(line, changed)
  return lines?.(plain) ?? plain
}
