import type { Proof, ProofSubject } from '../proof.ts'
import { trivialSubjects } from '../trivial-subjects.ts'
import { mutants } from './mutants/index.ts'
import type { Mutant } from './mutants/mutant.ts'

/** The configuration of each profile, and of a plugin that serves. */
const CONFIGS = {
  base: 'reference-impl/plugin/jp-conformance.yaml',
  write: 'reference-impl/plugin/write.yaml',
  d18: 'reference-impl/plugin/d18.yaml',
  serves: 'reference-impl/plugin/serves.yaml',
  dispatch: 'reference-impl/plugin/dispatch.yaml',
} as const

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
  ...{ locks: 'writing', push: 'writing', events: 'prompts', query: 'queries' },
}

function fileOf(id: string): string {
  const [, area = ''] = id.split('.')
  return `reference-impl/plugin/mutants/${FILES[area] ?? area}.ts`
}

const runBy = ({ cases, limits, timeScale }: Pick<Mutant, 'cases' | 'limits' | 'timeScale'>) => ({
  ...{ cases, ...(limits && { limits }), ...(timeScale && { timeScale }) },
})

/** A correct plugin with one unusual habit. */
const unusual = (habit: string, about: string, profile = 'base') => ({
  about: `a plugin that ${about}`,
  words: ['python3', '-S', '-E', 'conformance/self-test/subjects/unusual_plugin.py', habit],
  ...{ timeScale: 3, options: { profile } },
})

/** The proof of the checks of plugins. */
export const proof: Proof = {
  correct: [
    { about: 'the reference plugin', config: CONFIGS.base, timeScale: 3 },
    { about: 'the reference plugin, which writes', config: CONFIGS.write, timeScale: 3 },
    { about: 'the reference plugin, with a command path', config: CONFIGS.dispatch, timeScale: 3 },
    { about: 'the reference plugin, which chats', config: CONFIGS.d18, timeScale: 3 },
    { about: 'the reference plugin, which serves', config: CONFIGS.serves, timeScale: 3 },
    unusual('shows-all', 'has odd ids, and shows events of every type'),
    unusual('writes-bytes', 'writes byte by byte'),
    unusual('escapes', 'escapes every name, turns members round, and ends lines with CR LF'),
    unusual('ends-with-another-status', 'ends with another status than it states'),
    unusual(
      'races',
      'asks for all at once in another order each time, and shows each reply as it comes',
    ),
    unusual(
      'omits-ids',
      'asks for all at once without ids, and counts on the order of the replies',
    ),
    unusual('wanders', 'asks for one after the other in another order each time'),
    unusual('locks-twice', 'asks again for a lock that it holds', 'write'),
    unusual('prints-json', 'prints a list as the JSON that it got, in ASCII alone'),
  ],
  mutants: mutants.map(({ id, violates, change, profile, reported, ...how }) => ({
    ...{
      id,
      violates,
      change,
      config: CONFIGS[profile ?? 'base'],
      ...(reported !== undefined && { reported }),
    },
    ...{ file: fileOf(id), words: ['--mutant', id] },
    ...runBy(how),
  })),
  nullSubjects: trivialSubjects(SHORT),
  atOnce: 2,
}
