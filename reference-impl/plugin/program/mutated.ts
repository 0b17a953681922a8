import { join } from 'node:path'
import { BadArgument } from '../../bad-argument.ts'
import { mutantNamed } from '../../mutant-files.ts'
import { plainSeams, type Seams } from './seams.ts'

const MUTANTS = {
  folder: join(import.meta.dirname, '../mutants'),
  all: () => import('../mutants/index.ts'),
}

/** The seams that the command line asks for: plain ones, or with one deliberate defect. @throws Error on an unknown name. */
export async function seamsFor([option, name = '']: string[]): Promise<Seams> {
  if (option === undefined) return plainSeams()
  if (option !== '--mutant') throw new BadArgument(`unknown option ${option}; there is --mutant ID`)
  return (await mutantNamed(name, MUTANTS)).apply(plainSeams())
}
