import { mutants } from '../../flattener/mutants/index.ts'
import { mutantsOf } from './mutant.ts'

/** A driver has no lines of its own, so what a flattener does wrong with those says nothing about a host. */
const isOfLines = (violates: string) =>
  violates.startsWith('flattener.lines.') && violates !== 'flattener.lines.unknown-provider'

/** Hosts that flatten as the mutants of the flattener do, each under a name of its own. */
export const flattenMutants = mutantsOf(
  ...mutants
    .filter(({ violates }) => !isOfLines(violates))
    .map(({ id, apply, lines, ...about }) => ({
      ...about,
      id: id.replace('flattener.', 'flatten.'),
      flatten: { apply, lines },
    })),
)
