import { join } from 'node:path'
import { suites } from '../../conformance/suite-list.ts'

/** A mutant as `spec trace` prints it. */
interface Mutant {
  id: string
  violates: string
  change: string
  file: string
}

/** The mutants of each suite, which the package has as a list: it carries no code of theirs. */
export async function mutantLists(root: string): Promise<Record<string, Mutant[]>> {
  const lists = suites.map(async ({ id, reference }) => {
    const { proof } = await import(join(root, reference, 'proof.ts'))
    return [id, proof.mutants.map(listed)]
  })
  return Object.fromEntries(await Promise.all(lists))
}

const listed = ({ id, violates, change, file }: Mutant): Mutant => ({ id, violates, change, file })
