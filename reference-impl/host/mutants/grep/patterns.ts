import { answered } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { isResult, ofMethod } from '../requests.ts'
import { onFiles, onPattern, onSearch } from './matches.ts'

const { onAnswer, onParams } = ofMethod('fs.grep')

export const patternMutants = mutantsIn('vfs.grep')({
  'invalid-pattern-param': {
    'no-pattern-finds-all: finds every line where the pattern is missing': onParams(
      ({ pattern, ...params }) => ({ ...params, pattern: pattern ?? '' }),
    ),
  },
  'plain-patterns': {
    'all-words: finds lines that hold the words of a pattern in whatever order': onPattern(
      (pattern) => (pattern === 'fn main' ? 'fn main|main fn' : pattern),
    ),
    'trims-patterns: takes blanks off the ends of a pattern': onPattern((pattern) =>
      pattern.trim(),
    ),
    'trims-pattern-ends: takes blanks off the end of a pattern': onPattern((pattern) =>
      pattern.trimEnd(),
    ),
    'three-letters: finds nothing by patterns of less than three letters': onFiles(
      ({ lines }, _, { pattern }) => (String(pattern).length < 3 ? [] : lines),
    ),
    'short-patterns: looks for the first 128 characters of a pattern': onPattern((pattern) =>
      pattern.slice(0, 128),
    ),
    'ascii-patterns: finds nothing by letters that are not ASCII': onFiles(
      ({ lines }, _, { pattern }) => (/\P{ASCII}/u.test(String(pattern)) ? [] : lines),
    ),
    'any-blanks: takes blanks for as many as there are': onPattern((pattern) =>
      pattern.replace(/ +/g, '\\s+'),
    ),
    'any-sign: takes an underscore for any sign': onPattern((pattern) =>
      pattern.replaceAll('_', '.'),
    ),
    'no-digits: takes digits for numbers of lines, and finds nothing by them': onPattern(
      (pattern) => pattern.replace(/^\d+$/, 'line $&'),
    ),
    'small-letters: takes capitals of a pattern for small letters': onPattern((pattern) =>
      pattern.toLowerCase(),
    ),
    'beginnings: finds patterns at the beginning of a word': onPattern(
      (pattern) => `\\b${pattern}`,
    ),
    'first-hundred: looks at the first hundred characters of a line': onFiles(({ lines }) =>
      lines.filter(({ content }) => content.length < 100 || /wide|stone/.test(content)),
    ),
    'whole-words: finds whole words alone': onSearch((params) => ({
      ...params,
      pattern: `\\b${String(params.pattern)}\\b`,
    })),
  },
  'regular-expressions': {
    'takes-texts: takes the pattern for a text': onSearch(({ pattern, ...params }) => ({
      ...params,
      pattern: String(pattern).replace(/\W/g, '\\$&'),
    })),
  },
  'uncompilable-pattern': {
    'nothing-for-unreadable: finds nothing by a pattern that it cannot read': onAnswer((answer) =>
      isResult(answer) ? answer : answered({ matches: [] }),
    ),
  },
})
