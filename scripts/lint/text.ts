import { type PlacedRequirement, requirementsIn } from '../spec/requirements.ts'
import type { LintRule, Violation } from './rule.ts'

/** Most characters of a requirement's text. */
const longest = 320

/** A requirement's text is one sentence that can be read at a glance. */
export const textRules: LintRule[] = [
  {
    id: 'text',
    statement: `A text is one sentence of at most ${longest} characters that ends with a full stop.`,
    find: (tree) => requirementsIn(tree).flatMap(textViolations),
  },
]

const textViolations = ({ entry, file, line }: PlacedRequirement): Violation[] =>
  sentenceFaults(entry.text, { most: longest, split: 'two requirements' }).map((fault) => ({
    file: file.path,
    line: line('text'),
    ...fault,
    problem: `${entry.id}: ${fault.problem}`,
  }))

/** Length in characters that a sentence may have, and what a longer one is split into. */
export type SentenceLimits = { most: number; split: string }

/** What is wrong with a text that is to be one sentence. */
export function sentenceFaults(
  text: string,
  limits: SentenceLimits,
): Pick<Violation, 'problem' | 'expected' | 'fix'>[] {
  const trimmed = text.trim()
  return rulesWithin(limits)
    .filter(({ broken }) => broken(trimmed))
    .map(({ problem, expected, fix }) => ({ problem: problem(trimmed), expected, fix }))
}

type TextRule = {
  broken: (text: string) => boolean
  problem: (text: string) => string
  expected: string
  fix: string
}

const rulesWithin = ({ most, split }: SentenceLimits): TextRule[] => [
  {
    broken: (text) => text.length === 0,
    problem: () => 'the text is empty',
    expected: 'one sentence in the present tense',
    fix: 'write what must hold',
  },
  {
    broken: (text) => text.length > most,
    problem: (text) => `the text has ${text.length} characters`,
    expected: `at most ${most}`,
    fix: `shorten it, or split it into ${split}`,
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
    fix: `join the halves, or split it into ${split}`,
  },
]

const withoutQuotes = (text: string): string =>
  text.replaceAll(/`[^`]*`/g, '``').replaceAll(/\b(e\.g|i\.e|etc)\./g, '')
