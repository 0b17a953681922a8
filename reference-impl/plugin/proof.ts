import { type Proof, type ProofSubject, requirementOf } from '../proof.ts'
import { trivialSubjects } from '../trivial-subjects.ts'
import { mutants } from './mutants/index.ts'

const config = 'reference-impl/plugin/jp-conformance.yaml'

/** Every wait is a tenth as long as usual, but for those that a busy machine lengthens. */
const SHORT: Omit<ProofSubject, 'words'> = {
  timeScale: 0.1,
  limits: { startup_ms: 30_000, shutdown_grace_ms: 5_000 },
  options: { jobs: 0 },
}

/** Which file declares the mutants of an area. */
const FILES: Readonly<Record<string, string>> = {
  ...{ case: 'output', print: 'output', log: 'output' },
  ...{ conversations: 'requests', config: 'requests', errors: 'ids' },
}

function fileOf(id: string): string {
  const [, area = ''] = id.split('.')
  return `reference-impl/plugin/mutants/${FILES[area] ?? area}.ts`
}

/** The proof of the checks of plugins. */
export const proof: Proof = {
  correct: [{ about: 'the reference plugin', config, timeScale: 3 }],
  mutants: mutants.map(({ id, violates, change, reported, cases, timeScale, limits }) => ({
    ...{ id, violates, change, config, ...(reported !== undefined && { reported }) },
    ...{ file: fileOf(id), words: ['--mutant', id], only: [requirementOf(violates)] },
    ...{ cases, ...(limits && { limits }), ...(timeScale && { timeScale }) },
  })),
  nullSubjects: trivialSubjects(SHORT),
  atOnce: 2,
}
