import type { NullSubject, ProofSubject } from './proof.ts'

/** Where the trivial programs lie, from the root of the checkout. */
const FOLDER = 'conformance/self-test/subjects'

const PROGRAMS: Readonly<Record<string, readonly [...string[], string]>> = {
  silent: ['sh', 'silent.sh'],
  'exits-at-once': ['sh', 'exits-at-once.sh'],
  echo: ['sh', 'echo.sh'],
  'empty-objects': ['sh', 'empty-objects.sh'],
  garbage: ['python3', '-S', '-E', 'garbage.py'],
  hang: ['sh', 'hang.sh'],
}

/** Programs that do nothing useful, whatever the role that they are certified for. */
export const trivialSubjects = (settings: Omit<ProofSubject, 'words'>): NullSubject[] =>
  Object.entries(PROGRAMS).map(([name, command]) => ({
    ...{ name, words: [...command.slice(0, -1), `${FOLDER}/${command.at(-1)}`] },
    ...settings,
  }))
