import { member } from '../expected.ts'
import { fs } from '../method-calls.ts'
import type { Ask } from '../trials.ts'
import { LONG } from './project.ts'
import { inFiles, linesAmong } from './rows.ts'

const WORDS = { paths: ['words'] }

/** The lines that hold a plain pattern; some hold it in another case, which a host may find too. */
const letters = (pattern: string, numbers: number[], otherwise: number[] = []): Ask => [
  fs.grep(pattern, WORDS),
  linesAmong(otherwise, ...numbers),
]

const nothing = (pattern: string): Ask => [fs.grep(pattern, WORDS), member('matches', [])]

/** Searches for letters, digits, blanks and underscores. */
export const plainSearches: Ask[] = [
  letters('fn main', [1, 4, 5], [2]),
  letters('fn  main', [7]),
  letters('FN MAIN', [2], [1, 4, 5]),
  letters('snake_case', [8]),
  letters('101', [10]),
  letters('oom 1', [10, 11]),
  letters(' lead', [12]),
  letters('ABC Def', [14], [15]),
  letters('Def', [14], [15]),
  letters('abc', [15], [14]),
  letters('ain_1', [5]),
  letters('faraway', [16]),
  letters('X', [9], [5]),
  letters('oo', [10, 11]),
  letters(LONG, [16]),
  nothing(`${LONG} too`),
  nothing('lead '),
  [fs.grep('größer'), inFiles('wide.txt')],
]
