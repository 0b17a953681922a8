import { type Proof, type ProofSubject, requirementOf } from '../proof.ts'
import { trivialSubjects } from '../trivial-subjects.ts'
import { mutants } from './mutants/index.ts'
import { variants } from './mutants/variants.ts'

const config = 'reference-impl/plugin-host/jp-conformance.yaml'

/** Short waits, so that what does nothing is soon over. */
const SHORT: Omit<ProofSubject, 'words'> = { limits: { reply_ms: 2_000, session_ms: 3_000 } }

/** Areas that are declared in one file. */
const FILES: Readonly<Record<string, string>> = { print: 'output', log: 'output' }

function fileOf(id: string): string {
  const [, area = ''] = id.split('.')
  return `reference-impl/plugin-host/mutants/${FILES[area] ?? area}.ts`
}

/** The proof of the checks of hosts of plugins. */
export const proof: Proof = {
  correct: [
    { about: 'the reference plugin host', config },
    ...variants.map(({ id, about }) => ({ about, config, words: ['--variant', id] })),
  ],
  mutants: mutants.map(({ id, violates, change, reported, limits }) => ({
    ...{ id, violates, change, config, ...(reported !== undefined && { reported }) },
    ...{ file: fileOf(id), words: ['--mutant', id], only: [requirementOf(violates)] },
    ...(limits && { limits }),
  })),
  nullSubjects: trivialSubjects(SHORT),
  atOnce: 4,
}
