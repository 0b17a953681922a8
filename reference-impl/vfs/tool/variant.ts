import { type Apply, plainSeams, type Seams } from './seams.ts'

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
      return find((await import('../mutants/index.ts')).mutants, ({ id }) => id === name, name)
    case '--variant':
    case '--manner': // The former spelling of `--variant`.
      return find((await import('../variants/index.ts')).variants, (m) => m.name === name, name)
    default:
      throw new Error(`unknown option ${option}; there are --mutant ID and --variant NAME`)
  }
}

function find<V extends { apply: Apply }>(
  variants: readonly V[],
  wanted: (variant: V) => boolean,
  name: string,
): Apply {
  const found = variants.find(wanted)
  if (!found) throw new Error(`there is no mutant or variant named '${name}'`)
  return found.apply
}
