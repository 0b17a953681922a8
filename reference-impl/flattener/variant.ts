import { join } from 'node:path'
import { BadArgument } from '../bad-argument.ts'
import { mutantNamed } from '../mutant-files.ts'
import type { Apply } from './context.ts'
import { passes } from './passes/index.ts'
import { type Lines, type Respond, respond } from './respond.ts'

const MUTANTS = {
  folder: join(import.meta.dirname, 'mutants'),
  all: () => import('./mutants/index.ts'),
}

/**
 * What answers lines as the command line asks: plainly, or with one deliberate defect.
 * @throws Error on an unknown name.
 */
export async function responderFor([option, name = '']: string[]): Promise<Respond> {
  switch (option) {
    case undefined:
      return (line) => respond(line)
    case '--mutant':
      return respondWith(await mutantNamed(name, MUTANTS))
    default:
      throw new BadArgument(`unknown option ${option}; there is --mutant ID`)
  }
}

/** Answers lines with a defect in what is made, or in how it is stated; with none of both, plainly. */
export function respondWith({ apply, lines }: { apply?: Apply; lines?: Lines }): Respond {
  const changed = apply?.(passes) ?? passes
  const plain = (line: string) => respond(line, changed)
  return lines?.(plain) ?? plain
}
