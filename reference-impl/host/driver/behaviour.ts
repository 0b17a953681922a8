import { join } from 'node:path'
import { oneNamed } from '../../bad-argument.ts'
import { mutantNamed } from '../../mutant-files.ts'
import type { Revision } from '../coordinator/plan.ts'
import type { Keeping } from '../keeping.ts'
import type { Apply, Mutant } from '../mutants/mutant.ts'
import type { Flatten } from '../showing/flattening.ts'
import type { Show } from '../showing/show.ts'
import type { Variant } from '../variants/variant.ts'

const MUTANTS = {
  folder: join(import.meta.dirname, '../mutants'),
  all: () => import('../mutants/index.ts'),
}

/** What the command line asks for. */
interface Chosen {
  mutant?: string | undefined
  variant?: string | undefined
  revision: Revision
}

/** What can be different about a host. */
export interface Behaviour {
  vary: Apply
  keeping: Keeping | undefined
  most?: number
  /** Features that it does not have. */
  lacks: readonly string[]
  /** Most hosts flatten nothing in their time, and to learn it takes a while. */
  flattening(): Promise<{ flatten: Flatten; show: Show }>
}

/**
 * What changes the host: nothing, with `--variant NAME` an unusual but correct choice, or with `--mutant ID` one deliberate defect.
 * @throws Error on an unknown name.
 */
export async function behaviourFor({ mutant, variant, revision }: Chosen): Promise<Behaviour> {
  if (variant !== undefined) return behaviourOf(await variantNamed(variant), revision)
  if (mutant === undefined) return behaviourOf({}, revision)
  const found = (await flatteningWrongly(mutant)) ?? (await mutantNamed(mutant, MUTANTS))
  return behaviourOf(found, revision)
}

async function variantNamed(wanted: string): Promise<Variant> {
  const { variants } = await import('../variants/index.ts')
  return oneNamed('variant', wanted, variants, ({ name }) => name)
}

/** Those that flatten wrongly are the flattener's own, under other names. */
async function flatteningWrongly(mutant: string): Promise<Mutant | undefined> {
  if (!mutant.startsWith('flatten.')) return undefined
  const { flattenMutants } = await import('../mutants/flatten.ts')
  return flattenMutants.find(({ id }) => id === mutant)
}

function behaviourOf(
  changes: Pick<Mutant, 'apply' | 'flatten' | 'show' | 'keeping'> & Pick<Variant, 'most' | 'lacks'>,
  revision: Revision,
): Behaviour {
  const { apply = (parts) => parts, flatten: defect = {}, show: changed = (show) => show } = changes
  let known: ReturnType<Behaviour['flattening']> | undefined
  const learn = async () => {
    const { respondWith } = await import('../../flattener/variant.ts')
    const { flattenBy } = await import('../showing/flattening.ts')
    const { showBy } = await import('../showing/show.ts')
    const flatten = flattenBy(respondWith(defect))
    return { flatten, show: changed(showBy(flatten, revision)) }
  }
  return {
    ...{ vary: apply, keeping: changes.keeping, lacks: changes.lacks ?? [] },
    ...(changes.most !== undefined && { most: changes.most }),
    flattening() {
      known ??= learn()
      return known
    },
  }
}
