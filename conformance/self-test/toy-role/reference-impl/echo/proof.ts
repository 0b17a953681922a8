import type { MutantSubject, Proof } from '../proof.ts'

const words = ['node', 'reference-impl/echo/echo.js']

const shouts: MutantSubject = {
  id: 'echo.lines.shouts',
  violates: 'echo.lines.come-back',
  change: 'writes lines in capitals',
  words: [...words, '--mutant', 'echo.lines.shouts'],
  file: 'reference-impl/echo/proof.ts',
}

/** The proof of the checks of line echoes. */
export const proof: Proof = {
  correct: [{ about: 'the reference echo', words }],
  mutants: [shouts],
  nullSubjects: [
    { name: 'silent', words: ['true'] },
    { name: 'one word', words: ['echo', 'hello'] },
  ],
  atOnce: 1,
}
