// Written by `npm run spec` from spec/; change it there.
import type { Results } from '../results.ts'

/** Where the schema of each stands: a file below `schemas/`, and a place in it. */
export const places = {
  results: 'results/results',
} as const

/** What each shows a value to be. */
export type Types = {
  results: Results
}
