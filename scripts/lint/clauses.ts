import { clausesIn, type PlacedClause } from '../spec/requirements.ts'
import type { Breach, LintRule } from './rule.ts'
import { sentenceFaults } from './text.ts'

/** Most characters of a clause's text. */
const longest = 200

const words = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const numbered = /-\d+$/

/** Clauses have names that a mutant can cite, and each is one sentence of its own. */
export const clauseRules: LintRule[] = [
  {
    id: 'clause-key',
    law: 'The key of a clause is lower-case words joined by hyphens; it is never numbered.',
    find: (tree) => clausesIn(tree).flatMap(keyBreach),
  },
  {
    id: 'clause-text',
    law: `A clause is one sentence of at most ${longest} characters that ends with a full stop.`,
    find: (tree) => clausesIn(tree).flatMap(textBreaches),
  },
  {
    id: 'clause-unique',
    law: 'No two clauses of a requirement say the same.',
    find: (tree) => clausesIn(tree).flatMap(repeatBreach),
  },
]

function keyBreach({ id, key, path, line }: PlacedClause): Breach[] {
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

const textBreaches = ({ id, key, text, path, line }: PlacedClause): Breach[] =>
  sentenceFaults(text, { most: longest, split: 'two clauses' }).map((fault) => ({
    file: path,
    line,
    ...fault,
    problem: `${id}#${key}: ${fault.problem}`,
  }))

function repeatBreach({ id, key, text, path, line, siblings }: PlacedClause): Breach[] {
  const first = siblings.find((each) => each.text.trim() === text.trim())
  if (first === undefined || first.key === key) return []
  return [
    {
      file: path,
      line,
      problem: `${id}#${key}: it says what \`${first.key}\` says`,
      expected: 'a promise of its own',
      fix: 'remove it, or write what it adds',
    },
  ]
}
