import { dirname, join } from 'node:path'
import { manners } from '../../../reference-impl/host/manners/index.ts'
import { flattenMutants } from '../../../reference-impl/host/mutants/flatten.ts'
import { mutants } from '../../../reference-impl/host/mutants/index.ts'
import type { Mutant } from '../../../reference-impl/host/mutants/mutant.ts'
import type { Host } from '../../../spec/generated/config.ts'
import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { allHostChecks, certifyHost } from '../../certify/host/host.ts'
import { judgeHostTranscripts } from '../../certify/host/stored.ts'
import { configurationAt, root } from '../configuration.ts'
import type { Correct, OnTranscript, Proving } from '../proving.ts'

/** How a host is certified: through a configuration that a stranger could have written. */
interface Subject {
  config?: string
  words?: string[]
  only?: string[]
  skip?: string[]
  providers?: readonly ProviderId[]
  timeScale?: number
  smoke?: boolean
  again?: boolean
  onTranscript?: OnTranscript
}

/** What must pass is given time, for several are certified at once. */
const PATIENT = 2

/** What the first conversation is for. */
const SMOKE = 'vfs.lifecycle.result-completes'

/** What a sandbox comes near to: how tools are started, spoken to and ended, and what they reach by themselves. */
const CONFINED = [
  ...['vfs.sandbox.*', 'vfs.process.*', 'vfs.config.*', 'vfs.init.*', 'vfs.framing.*'],
  ...['vfs.lifecycle.*', 'vfs.cancel.*', 'vfs.timeout.*', 'vfs.deadlock.*', 'vfs.state.*'],
]

/** In a sandbox nobody sees whether a tool left a process behind. */
const UNSEEN = ['vfs.lifecycle.no-process-left-behind']

const references: Correct[] = [
  {
    about: 'the reference host',
    certify: (onTranscript) => certify({ timeScale: PATIENT, onTranscript }),
  },
  {
    about: 'the reference host in a sandbox',
    certify: (onTranscript) =>
      certify({
        config: 'sandbox',
        only: CONFINED,
        skip: UNSEEN,
        timeScale: PATIENT,
        onTranscript,
      }),
  },
]

/** A correct but unusual host passes what it comes near to. */
const unusual = manners.map(
  ({ name, near }): Correct => ({
    about: `the reference host, ${name}`,
    certify: (onTranscript) =>
      certify({
        words: ['--manner', name],
        only: [...near],
        timeScale: PATIENT,
        onTranscript,
      }),
  }),
)

/** The proof of the checks of VFS hosts. */
export const host: Proving<Mutant> = {
  role: 'host',
  correct: [...references, ...unusual],
  mutants: [...mutants, ...flattenMutants],
  atOnce: 6,
  certifyMutant: ({ id, violates, config, providers = ['portable-flat'] }, onTranscript) =>
    certify({
      onTranscript,
      config,
      words: ['--mutant', id],
      only: [violates],
      providers,
      // Whoever runs tools wrongly still runs them, unless that is the defect.
      smoke: violates === SMOKE,
      // A mutant that did not die as it should is tried again as a whole.
      again: false,
    }),
  judge: judgeHostTranscripts,
  checks: allHostChecks(),
}

function certify(subject: Subject): Promise<Results> {
  const { config: name = 'jp-conformance', words = [], only = [], skip = [] } = subject
  const { providers, timeScale = 1, smoke, again, onTranscript } = subject
  const file = `reference-impl/host/${name}.yaml`
  const config = configurationAt<Host>(file)
  return certifyHost({
    config,
    command: [...(config.command ?? []), ...words],
    base: join(root, dirname(file)),
    only,
    skip,
    providers,
    smoke,
    again,
    onTranscript,
    seed: 1,
    // Several hosts are certified at once, so one conversation of each is enough to keep the machine busy.
    jobs: 1,
    timeScale,
    argv: [],
  })
}
