import type { ProviderId } from '../../spec/generated/providers.ts'
import type { NullSubject, Proof } from '../proof.ts'
import { mutants } from './mutants/index.ts'

/** Profiles that differ most: no unions at all, nearly everything, every property required, and unions that stand alone. */
const DIFFERENT: readonly ProviderId[] = [
  'portable-flat',
  'openai-tools',
  'openai-strict',
  'gemini-parameters',
]

const RUNS = 20

/** What is certified is given time, for several are certified at once. */
const UNHURRIED = { timeScale: 3 }

const words = ['node', 'reference-impl/flattener/flattener.js']

/** Forms of lines that are permitted and seldom. */
const FORMS = {
  backwards: 'answers backwards',
  respelt: 'with members in another order, escapes, blanks and a member of its own',
  'in-pieces': 'writes in pieces, and to stderr',
}

const unusual = Object.entries(FORMS).map(([form, does]) => ({
  ...{ about: `the reference flattener, ${does}`, ...UNHURRIED },
  words: [
    'python3',
    '-S',
    '-E',
    'conformance/self-test/subjects/flattener/unusual.py',
    form,
    ...words,
  ],
  options: { runs: 2, providers: DIFFERENT.slice(0, 2) },
}))

/** Flatteners that do nothing useful: no answer, no object, no schema, nothing flattened, nothing left. */
const nullSubjects: NullSubject[] = [
  ...['silent', 'echo', 'objects', 'refuses', 'identity', 'empty'],
].map((name) => ({
  name,
  words: ['python3', '-S', '-E', `conformance/self-test/subjects/flattener/${name}.py`],
  timeScale: 0.3,
  // A first line without an answer would keep the checks from being tried on them.
  options: { runs: 2, providers: ['portable-flat'], smoke: false },
}))

/** The proof of the checks of flatteners. */
export const proof: Proof = {
  correct: [
    {
      ...{ about: 'the reference flattener', words, ...UNHURRIED },
      options: { runs: RUNS, providers: DIFFERENT },
    },
    ...unusual,
  ],
  mutants: mutants.map(({ id, violates, change, providers = ['portable-flat'] }) => ({
    ...{
      id,
      violates,
      change,
      words: [...words, '--mutant', id],
      ...UNHURRIED,
    },
    file: `reference-impl/flattener/mutants/${id.split('.')[1]}.ts`,
    options: { runs: 0, providers, smoke: false },
  })),
  nullSubjects,
  atOnce: 1,
  startsFew: true,
}
