import { join } from 'node:path'
import { BadArgument, oneNamed } from '../../bad-argument.ts'
import { mutantNamed } from '../../mutant-files.ts'
import { type Apply, plainSeams, type Seams } from './seams.ts'

const MUTANTS = {
  folder: join(import.meta.dirname, '../mutants'),
  all: () => import('../mutants/index.ts'),
}

/**
 * The seams that the command line asks for: plain ones, in one of the variants, or with one deliberate defect.
 * @throws Error on an unknown name.
 */
export async function seamsFor([option, name = '']: string[]): Promise<Seams> {
  const apply = await chosen(option, name)
  return apply(plainSeams())
}

async function chosen(option: string | undefined, name: string): Promise<Apply> {
  switch (option) {
    case undefined:
      return (seams) => seams
    case '--mutant':
      return (await mutantNamed(name, MUTANTS)).apply
    case '--variant':
    case '--manner': // The former spelling of `--variant`.
      return variantNamed(name)
    default:
      throw new BadArgument(`unknown option ${option}; there are --mutant ID and --variant NAME`)
  }
}

async function variantNamed(wanted: string): Promise<Apply> {
  const { variants } = await import('../variants/index.ts')
  return oneNamed('variant', wanted, variants, ({ name }) => name).apply
}
