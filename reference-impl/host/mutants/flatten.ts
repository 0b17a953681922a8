import { mutants } from '../../flattener/mutants/index.ts'
import { mutantsOf } from './mutant.ts'

/**
 * One for each thing that a driver states about a schema: its form, notes, refusals, instances, errors and its fall.
 * That every other defect is found shows in the flattener's own proof, by the same checks.
 */
const shownByHosts = new Set([
  'flattener.soundness.loses-a-branch',
  'flattener.ledger.drops-silently',
  'flattener.refusal.refuses-unions',
  'flattener.decode.encodes-nothing',
  'flattener.lines.guesses-the-provider',
  'flattener.totality.fails-at-definitions',
])

/** Hosts that flatten as mutants of the flattener do, each under a name of its own. */
export const flattenMutants = mutantsOf(
  ...mutants
    .filter(({ id }) => shownByHosts.has(id))
    .map(({ id, apply, lines, ...about }) => ({
      ...about,
      id: id.replace('flattener.', 'flatten.'),
      flatten: { apply, lines },
    })),
)
