import type { CorrectSubject, NullSubject, Proof } from '../proof.ts'
import type { Revision } from './coordinator/plan.ts'
import { flattenMutants } from './mutants/flatten.ts'
import { mutants } from './mutants/index.ts'
import { variants } from './variants/index.ts'

const configOf = (name = 'jp-conformance') => `reference-impl/host/${name}.yaml`

/** What a host is given that follows another revision of the documents than the current one, and what it is held to. */
const following = (revision?: Revision) => ({
  words: revision ? ['--revision', revision] : [],
  options: revision ? { revision } : {},
})

/** What must pass is given time, for several are certified at once. */
const UNHURRIED = { timeScale: 2 }

/** Generates a schema with a member whose name few providers take, and a union at its root that requires it. */
const OTHER_SEED = 6

/** In a sandbox nobody sees whether a tool left a process behind. */
const UNSEEN = ['vfs.lifecycle.no-process-left-behind']

const references: CorrectSubject[] = [
  { about: 'the reference host', config: configOf(), ...UNHURRIED },
  {
    ...{ about: 'the reference host in a sandbox', config: configOf('sandbox'), skip: UNSEEN },
    ...UNHURRIED,
  },
  {
    ...{ about: 'the reference host with other generated schemas', config: configOf() },
    ...{ only: ['flattener.*'], options: { seed: OTHER_SEED }, ...UNHURRIED },
  },
  {
    ...{ about: 'the reference host of the first revision', config: configOf() },
    ...following('rfd009-r1'),
    ...{ only: ['toolstate.*'], ...UNHURRIED },
  },
]

/** A correct but unusual host passes what it comes near to. */
const unusual: CorrectSubject[] = variants.map(({ name, near }) => ({
  ...{ about: `the reference host, ${name}`, config: configOf(), words: ['--variant', name] },
  ...{ only: near, ...UNHURRIED },
}))

/** What the first session is for. */
const SMOKE = 'vfs.lifecycle.result-completes'

/** Hosts that do nothing useful, by what their driver does. */
const nullSubjects: NullSubject[] = ['accepts', 'refuses', 'empty', 'silent'].map((name) => ({
  ...{ name, words: ['python3', 'harness/fixtures/hosts.py', name] },
  // A first session that shows that no tool runs would keep the checks from being tried on them.
  options: { config: { answer_ms: 2_000 }, jobs: 2, smoke: false },
}))

/** The proof of the checks of VFS hosts. */
export const proof: Proof = {
  correct: [...references, ...unusual],
  mutants: [...mutants, ...flattenMutants].map(
    ({ id, violates, change, reported, config, revision, providers = ['portable-flat'] }) => ({
      ...{ id, violates, change, ...(reported !== undefined && { reported }) },
      file: `reference-impl/host/mutants/${id.startsWith('flatten.') ? 'flatten' : id.split('.')[1]}.ts`,
      ...{ config: configOf(config), words: ['--mutant', id, ...following(revision).words] },
      // Whoever runs tools wrongly still runs them, unless that is the defect.
      options: { providers, smoke: violates === SMOKE, ...following(revision).options },
    }),
  ),
  nullSubjects,
  // They mostly wait, and begin one after the other as the machine has room.
  atOnce: 24,
}
