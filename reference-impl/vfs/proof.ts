import type { CorrectSubject, MutantSubject, Proof, ProofSubject } from '../proof.ts'
import { trivialSubjects } from '../trivial-subjects.ts'
import { mutants } from './mutants/index.ts'
import type { Mutant } from './mutants/mutant.ts'
import { mutants as oneShotMutants } from './one-shot/mutants.ts'
import { variants as oneShotVariants } from './one-shot/variants.ts'
import { mutants as stdioMutants } from './stdio/mutants.ts'
import { variants as stdioVariants } from './stdio/variants.ts'
import { variants } from './variants/index.ts'

type PlainMutant = Omit<Mutant, 'apply' | 'config' | 'timeScale'>

const configOf = (name = 'jp-conformance') => `reference-impl/vfs/${name}.yaml`

/** What must pass is given time, for several are certified at once. */
const UNHURRIED = { timeScale: 3 }

/** So many unusual subjects share the checks among them. */
const PARTS = 3

const references: CorrectSubject[] = [
  'jp-conformance',
  'stateful',
  'polled',
  'one-shot',
  'stdio',
  'probe',
].map((name) => ({
  ...{ about: `the reference (${name})`, config: configOf(name) },
  ...UNHURRIED,
}))

/** Correct but unusual subjects pass like the plain one. */
const unusual: CorrectSubject[] = variants
  .filter(({ config }) => config === undefined)
  .map(({ name }, at) => ({
    ...{ about: `the reference, ${name}`, config: configOf(), words: ['--variant', name] },
    ...{ cases: ['copies text and bytes'], shard: { index: (at % PARTS) + 1, of: PARTS } },
    ...UNHURRIED,
  }))

const REPORTS = ['toolstate.*', 'vfs.state.*', 'vfs.case.*']

/** Other generated sessions than those of the usual seed. */
const OTHER_SEED = 8

const reseeded: CorrectSubject[] = ['stateful', 'one-shot'].map((name) => ({
  ...{ about: `the reference (${name}) with other generated sessions`, config: configOf(name) },
  ...{ only: REPORTS, options: { seed: OTHER_SEED }, ...UNHURRIED },
}))

/** So do those that report states or outcomes, by what judges these. */
const unusualReports = (config: string, names: readonly string[], wanted: string) =>
  names.map((name) => ({
    ...{ about: `the reference (${config}), ${name}`, config: configOf(config) },
    ...{ words: ['--variant', name], cases: [wanted], only: REPORTS, ...UNHURRIED },
  }))

/**
 * A busy machine must not kill by silence what dies of something else; one mutant alone dies of silence. Limits that a
 * configuration states are taken for the tool's, so that what they decide is not tried again with those of the documents.
 */
const LONG_TIMEOUT = { startup_ms: 10_000, idle_ms: 15_000, exit_ms: 5_000, cancel_grace_ms: 1_000 }

/** Every wait is a tenth as long as usual, but for those that a busy machine lengthens. */
const SHORT: Omit<ProofSubject, 'words'> = {
  timeScale: 0.1,
  limits: { startup_ms: 30_000, cancel_grace_ms: 5_000, term_grace_ms: 5_000 },
  cases: [{ name: 'one call', time_limit_ms: 30_000 }],
  options: { jobs: 0 },
}

function fileOf(violates: string): string {
  const [protocol, area] = violates.split('.')
  return `reference-impl/vfs/mutants/${protocol === 'vfs' ? '' : `${protocol}/`}${area}.ts`
}

/** Mutants of a tool on plain stdio, by the folder that declares them. */
const plainSubjects = (folder: string, mutants: readonly PlainMutant[]): MutantSubject[] =>
  mutants.map(({ id, violates, change, reported, cases, limits }) => ({
    ...{ id, violates, change, cases, ...(reported !== undefined && { reported }) },
    ...{ file: `reference-impl/vfs/${folder}/mutants.ts`, config: configOf(folder) },
    ...{ words: ['--mutant', id] },
    limits: { ...LONG_TIMEOUT, ...limits },
  }))

const statefulNames = variants.filter(({ config }) => config).map(({ name }) => name)

/** The proof of the checks of VFS tools. */
export const proof: Proof = {
  correct: [
    ...references,
    ...reseeded,
    ...unusual,
    ...unusualReports('stateful', statefulNames, 'stages what is chosen'),
    ...unusualReports('stdio', Object.keys(stdioVariants), 'stages what is chosen'),
    ...unusualReports(
      'one-shot',
      Object.keys(oneShotVariants),
      'asks before it writes over a file',
    ),
  ],
  mutants: [
    ...mutants.map(({ id, violates, change, reported, config, cases, timeScale, limits }) => ({
      ...{ id, violates, change, ...(reported !== undefined && { reported }) },
      file: fileOf(violates),
      ...{ config: configOf(config), words: ['--mutant', id] },
      ...{ cases, timeScale, limits: { ...LONG_TIMEOUT, ...limits } },
    })),
    ...plainSubjects('one-shot', oneShotMutants),
    ...plainSubjects('stdio', stdioMutants),
  ],
  nullSubjects: trivialSubjects(SHORT),
  atOnce: 2,
}
