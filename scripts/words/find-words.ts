import type { Finding } from '../spec/finding.ts'
import type { WordRule } from './rules.ts'

/** Every replaced word in one file: in its path, and line by line in its text. */
export function findWords(rules: readonly WordRule[], file: string, text: string): Finding[] {
  const named = rules.filter((rule) => applies(rule, file) && isUsed(rule, file, wordsOfPath))
  const written = text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter((rule) => applies(rule, file) && isUsed(rule, line, wordsOfLine))
        .map((rule) => findingOf(rule, file, index + 1, line.trim().slice(0, 100))),
    )
  return [...named.map((rule) => findingOf(rule, file, 1, file)), ...written]
}

const applies = ({ inSources }: WordRule, file: string) => !inSources || !file.startsWith('spec/')

/** Whether a rule refuses a text. */
export const isRefused = (rule: WordRule, text: string): boolean =>
  isUsed(rule, text, wordsOfLine) || (text.endsWith('.ts') && isUsed(rule, text, wordsOfPath))

function isUsed({ pattern, except }: WordRule, text: string, words: (text: string) => string) {
  const left = except === undefined ? text : text.replaceAll(new RegExp(except, 'g'), ' ')
  return pattern.test(words(left))
}

/** Names with hyphens are ids of requirements, mutants and faults, which stay as they are. */
const IDS = /\b[\w.]*[a-z0-9]+(?:-[a-z0-9]+)+\b/g

const wordsOfLine = (line: string): string => separated(line.replaceAll(IDS, ' '))

const wordsOfPath = (path: string): string => separated(path.replaceAll(/[-/.]/g, ' '))

/** `toldSoon` and `TOLD_SOON` as `told soon`. */
const separated = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|_/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

const findingOf = (
  { word, instead }: WordRule,
  file: string,
  line: number,
  text: string,
): Finding => ({
  ...{ file, line, rule: 'words' },
  problem: `“${word}” is not used here any more: ${text}`,
  expected: instead,
  fix: 'use the term; GLOSSARY.md and scripts/words/rules.ts list all of them',
})
