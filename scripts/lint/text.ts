import { type PlacedRequirement, requirementsIn } from '../spec/requirements.ts'
import type { Breach, LintRule } from './rule.ts'

/** Most characters of a requirement's text. */
export const longest = 320

/** A requirement's text is one sentence that can be read at a glance. */
export const textRules: LintRule[] = [
  {
    id: 'text',
    law: `A text is one sentence of at most ${longest} characters that ends with a full stop.`,
    find: (tree) => requirementsIn(tree).flatMap(textBreaches),
  },
]

function textBreaches({ entry, file, line }: PlacedRequirement): Breach[] {
  const text = entry.text.trim()
  return laws
    .filter(({ broken }) => broken(text))
    .map(({ problem, expected, fix }) => ({
      file: file.path,
      line: line('text'),
      problem: `${entry.id}: ${problem(text)}`,
      expected,
      fix,
    }))
}

type TextLaw = {
  broken: (text: string) => boolean
  problem: (text: string) => string
  expected: string
  fix: string
}

const laws: TextLaw[] = [
  {
    broken: (text) => text.length === 0,
    problem: () => 'the text is empty',
    expected: 'one sentence in the present tense',
    fix: 'write what must hold',
  },
  {
    broken: (text) => text.length > longest,
    problem: (text) => `the text has ${text.length} characters`,
    expected: `at most ${longest}`,
    fix: 'shorten it, or split it into two requirements',
  },
  {
    broken: (text) => text.length > 0 && !text.endsWith('.'),
    problem: () => 'the text does not end as a sentence',
    expected: 'a full stop at the end',
    fix: 'end the sentence',
  },
  {
    broken: (text) => /[a-z0-9)`]\. [A-Z]/.test(withoutQuotes(text)),
    problem: () => 'the text has more than one sentence',
    expected: 'one sentence; a semicolon may join two halves of it',
    fix: 'join the halves, or split it into two requirements',
  },
]

const withoutQuotes = (text: string): string =>
  text.replaceAll(/`[^`]*`/g, '``').replaceAll(/\b(e\.g|i\.e|etc)\./g, '')
