import { dirname, join } from 'node:path'
import { mutants } from '../../../reference-impl/host/mutants/index.ts'
import type { Mutant } from '../../../reference-impl/host/mutants/mutant.ts'
import type { Host } from '../../../spec/generated/config.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { certifyHost, hostChecks } from '../../certify/host/host.ts'
import { configurationAt, root } from '../configuration.ts'
import type { Correct, Proving } from '../proving.ts'

/** How a host is certified: through a configuration that a stranger could have written. */
interface Subject {
  config?: string
  words?: string[]
  only?: string[]
}

const references = ['jp-conformance', 'sandbox'].map(
  (config): Correct => ({
    about: `the reference host (${config})`,
    certify: () => certify({ config }),
  }),
)

/** The proof of the checks of VFS hosts. */
export const host: Proving<Mutant> = {
  role: 'host',
  correct: references,
  mutants,
  atOnce: 6,
  certifyMutant: ({ id, violates, config }) =>
    certify({ config, words: ['--mutant', id], only: [violates] }),
  checks: hostChecks(),
}

function certify(subject: Subject): Promise<Results> {
  const { config: name = 'jp-conformance', words = [], only = [] } = subject
  const file = `reference-impl/host/${name}.yaml`
  const config = configurationAt<Host>(file)
  return certifyHost({
    config,
    command: [...(config.command ?? []), ...words],
    base: join(root, dirname(file)),
    only,
    skip: [],
    seed: 1,
    jobs: only.length > 0 ? 1 : 0,
    timeScale: 1,
    argv: [],
  })
}
