import type { CorrectSubject, Proof, ProofSubject } from '../proof.ts'
import { trivialSubjects } from '../trivial-subjects.ts'
import { mutants } from './mutants/index.ts'
import { variants } from './mutants/variants.ts'

/** The configuration of each profile. */
const CONFIGS = {
  base: 'reference-impl/plugin-host/jp-conformance.yaml',
  write: 'reference-impl/plugin-host/write.yaml',
  dispatch: 'reference-impl/plugin-host/dispatch.yaml',
  d18: 'reference-impl/plugin-host/driver.yaml',
} as const

/** Areas whose mutants are certified with the profile `dispatch`, and through the driver. */
const DISPATCHED = ['dispatch', 'registry']
const DRIVEN = ['subscriptions', 'events', 'query', 'prompts']

function profileOf(id: string): keyof typeof CONFIGS {
  const [, area = ''] = id.split('.')
  if (DISPATCHED.includes(area)) return 'dispatch'
  return DRIVEN.includes(area) ? 'd18' : 'base'
}

/** Short waits, so that what does nothing is soon over. */
const SHORT: Omit<ProofSubject, 'words'> = { limits: { reply_ms: 2_000, session_ms: 3_000 } }

/** Areas that are declared in one file. */
const FILES: Readonly<Record<string, string>> = { print: 'output', log: 'output' }

function fileOf(id: string): string {
  const [, area = ''] = id.split('.')
  return `reference-impl/plugin-host/mutants/${FILES[area] ?? area}.ts`
}

const inEachProfile = (about: string, words?: readonly string[]) => [
  { about, config: CONFIGS.base, ...(words && { words }) },
  { about: `${about}, which writes`, config: CONFIGS.write, ...(words && { words }) },
]

/** The proof of the checks of hosts of plugins. */
export const proof: Proof = {
  correct: [
    ...inEachProfile('the reference plugin host'),
    { about: 'the reference plugin host, which dispatches', config: CONFIGS.dispatch },
    // What must pass is given time, for several are certified at once.
    { about: 'the reference plugin host, through its driver', config: CONFIGS.d18, timeScale: 2 },
    ...variants.flatMap(({ id, about, only }): CorrectSubject[] => {
      const words = ['--variant', id]
      return only
        ? [{ about, config: CONFIGS.d18, timeScale: 2, words, only }]
        : inEachProfile(about, words)
    }),
  ],
  mutants: mutants.map(({ id, violates, change, reported, limits, profile }) => ({
    ...{
      id,
      violates,
      change,
      config: CONFIGS[profile ?? profileOf(id)],
      ...(reported !== undefined && { reported }),
    },
    ...{ file: fileOf(id), words: ['--mutant', id] },
    ...(limits && { limits }),
    // Whoever runs plugins wrongly still runs them.
    options: { smoke: false },
  })),
  nullSubjects: trivialSubjects(SHORT),
  atOnce: 4,
}
