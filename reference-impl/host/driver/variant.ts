import type { Manner } from '../manners/manner.ts'
import type { Apply, Mutant } from '../mutants/mutant.ts'
import type { Flatten } from '../showing/flattening.ts'
import type { Show } from '../showing/show.ts'

/** What the command line asks for. */
interface Chosen {
  mutant?: string | undefined
  manner?: string | undefined
}

/** What can be different about a host. */
export interface Variant {
  vary: Apply
  /** Most hosts flatten nothing in their time, and to learn it takes a while. */
  flattening(): Promise<{ flatten: Flatten; show: Show }>
}

/**
 * What changes the host: nothing, with `--manner NAME` one that is unusual, or with `--mutant ID` one deliberate defect.
 * @throws Error on an unknown name.
 */
export async function variantFor({ mutant, manner }: Chosen): Promise<Variant> {
  if (manner !== undefined) return variantOf(await mannerNamed(manner))
  if (mutant === undefined) return variantOf({})
  const { mutants } = await import('../mutants/index.ts')
  const found = mutants.find(({ id }) => id === mutant) ?? (await flatteningWrongly(mutant))
  if (!found) throw new Error(`there is no mutant named '${mutant}'`)
  return variantOf(found)
}

async function mannerNamed(wanted: string): Promise<Manner> {
  const { manners } = await import('../manners/index.ts')
  const found = manners.find(({ name }) => name === wanted)
  if (!found) throw new Error(`there is no manner named '${wanted}'`)
  return found
}

async function flatteningWrongly(mutant: string): Promise<Mutant | undefined> {
  const { flattenMutants } = await import('../mutants/flatten.ts')
  return flattenMutants.find(({ id }) => id === mutant)
}

function variantOf({
  apply = (parts) => parts,
  flatten: defect = {},
  show: changed = (show) => show,
}: Pick<Mutant, 'apply' | 'flatten' | 'show'>): Variant {
  let known: ReturnType<Variant['flattening']> | undefined
  const learn = async () => {
    const { respondWith } = await import('../../flattener/variant.ts')
    const { flattenBy } = await import('../showing/flattening.ts')
    const { showBy } = await import('../showing/show.ts')
    const flatten = flattenBy(respondWith(defect))
    return { flatten, show: changed(showBy(flatten)) }
  }
  return {
    vary: apply,
    flattening() {
      known ??= learn()
      return known
    },
  }
}
