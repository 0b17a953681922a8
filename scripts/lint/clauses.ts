import { clausesIn, type PlacedClause } from '../spec/requirements.ts'
import type { LintRule, Violation } from './rule.ts'
import { sentenceFaults } from './text.ts'

/** Most characters of a clause's text. */
const longest = 200

const words = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const numbered = /-\d+$/

/** Clauses have names that a mutant can cite, and each is one sentence of its own. */
export const clauseRules: LintRule[] = [
  {
    id: 'clause-key',
    statement: 'The key of a clause is lower-case words joined by hyphens; it is never numbered.',
    find: (tree) => clausesIn(tree).flatMap(keyViolation),
  },
  {
    id: 'clause-text',
    statement: `A clause is one sentence of at most ${longest} characters that ends with a full stop.`,
    find: (tree) => clausesIn(tree).flatMap(textViolations),
  },
  {
    id: 'clause-unique',
    statement: 'No two clauses of a requirement state the same.',
    find: (tree) => clausesIn(tree).flatMap(repeatViolation),
  },
]

function keyViolation({ id, key, path, line }: PlacedClause): Violation[] {
  if (words.test(key) && !numbered.test(key)) return []
  return [
    {
      file: path,
      line,
      problem: `${id}: \`${key}\` is no key of a clause`,
      expected: 'lower-case words joined by hyphens, without a running number',
      fix: 'name the clause after what it promises, such as `parent-stays`',
    },
  ]
}

const textViolations = ({ id, key, text, path, line }: PlacedClause): Violation[] =>
  sentenceFaults(text, { most: longest, split: 'two clauses' }).map((fault) => ({
    file: path,
    line,
    ...fault,
    problem: `${id}#${key}: ${fault.problem}`,
  }))

function repeatViolation({ id, key, text, path, line, siblings }: PlacedClause): Violation[] {
  const first = siblings.find((each) => each.text.trim() === text.trim())
  if (first === undefined || first.key === key) return []
  return [
    {
      file: path,
      line,
      problem: `${id}#${key}: it states what \`${first.key}\` states`,
      expected: 'a promise of its own',
      fix: 'remove it, or write what it adds',
    },
  ]
}
