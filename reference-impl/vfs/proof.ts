import type { CorrectSubject, NullSubject, Proof, ProofSubject } from '../proof.ts'
import { manners } from './manners/index.ts'
import { mutants } from './mutants/index.ts'

const configOf = (name = 'jp-conformance') => `reference-impl/vfs/${name}.yaml`

/** What must pass is given time, for several are certified at once. */
const UNHURRIED = { timeScale: 3 }

/** So many unusual subjects share the checks among them. */
const PARTS = 3

const references: CorrectSubject[] = ['jp-conformance', 'stateful', 'probe'].map((name) => ({
  ...{ about: `the reference (${name})`, config: configOf(name) },
  ...UNHURRIED,
}))

/** Correct but unusual subjects pass like the plain one. */
const unusual: CorrectSubject[] = manners.map(({ name }, at) => ({
  ...{ about: `the reference, ${name}`, config: configOf(), words: ['--manner', name] },
  ...{ cases: ['copies text and bytes'], shard: { index: (at % PARTS) + 1, of: PARTS } },
  ...UNHURRIED,
}))

/** A busy machine must not kill by silence what dies of something else; one mutant alone dies of silence. */
const PATIENT = { idle_ms: 15_000 }

/** Where the trivial and hostile programs lie. */
const subjects = 'conformance/self-test/subjects'

/** Every wait is a tenth as long as usual, but for those that a busy machine stretches. */
const SHORT: Omit<ProofSubject, 'words'> = {
  timeScale: 0.1,
  limits: { startup_ms: 30_000, cancel_grace_ms: 5_000, term_grace_ms: 5_000 },
  cases: [{ name: 'one call', time_limit_ms: 30_000 }],
  options: { jobs: 0 },
}

const trivial = (name: string, ...command: string[]): NullSubject => ({
  ...{ name, words: [...command.slice(0, -1), `${subjects}/${command.at(-1)}`] },
  ...SHORT,
})

/** Tools that do nothing useful. */
const nullSubjects: NullSubject[] = [
  trivial('silent', 'sh', 'silent.sh'),
  trivial('exits-at-once', 'sh', 'exits-at-once.sh'),
  trivial('echo', 'sh', 'echo.sh'),
  trivial('empty-objects', 'sh', 'empty-objects.sh'),
  trivial('garbage', 'python3', '-S', '-E', 'garbage.py'),
  trivial('hang', 'sh', 'hang.sh'),
]

/** The proof of the checks of VFS tools. */
export const proof: Proof = {
  correct: [...references, ...unusual],
  mutants: mutants.map(({ id, violates, change, told, config, cases, timeScale, limits }) => ({
    ...{ id, violates, change, ...(told !== undefined && { told }) },
    file: `reference-impl/vfs/mutants/${violates.split('.')[1]}.ts`,
    ...{ config: configOf(config), words: ['--mutant', id], only: [violates] },
    ...{ cases, timeScale, limits: { ...PATIENT, ...limits } },
  })),
  nullSubjects,
  atOnce: 2,
}
