import { mutants } from '../../../reference-impl/flattener/mutants/index.ts'
import type { Mutant } from '../../../reference-impl/flattener/mutants/mutant.ts'
import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { certifyFlattener, flattenerChecks } from '../../certify/flattener/certify.ts'
import { root } from '../configuration.ts'
import type { Proving } from '../proving.ts'

/** Profiles that differ most: no unions at all, nearly everything, every property required, and unions that stand alone. */
const DIFFERENT: readonly ProviderId[] = [
  'portable-flat',
  'openai-tools',
  'openai-strict',
  'gemini-parameters',
]

const RUNS = 20

interface Wish {
  words?: string[]
  only?: string[]
  runs?: number
  providers?: readonly ProviderId[]
}

function certify({
  words = [],
  only = [],
  runs = RUNS,
  providers = DIFFERENT,
}: Wish): Promise<Results> {
  return certifyFlattener({
    command: ['node', 'reference-impl/flattener/flattener.js', ...words],
    cwd: root,
    providers,
    ...{ only, skip: [], runs, seed: 1, timeScale: 3, argv: [] },
  })
}

/** How the checks of flatteners are proved. */
export const flattener: Proving<Mutant> = {
  role: 'flattener',
  correct: [
    {
      about: 'the reference flattener',
      certify: () => certify({}),
    },
  ],
  mutants,
  atOnce: 1,
  certifyMutant: ({ id, violates, providers = ['portable-flat'] }) =>
    certify({ words: ['--mutant', id], only: [violates], runs: 0, providers }),
  checks: flattenerChecks(),
}
