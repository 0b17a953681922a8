import { answered } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { isResult, ofMethod } from '../requests.ts'
import { onSearch } from './matches.ts'

const { onAnswer, onParams } = ofMethod('fs.grep')

export const patternMutants = mutantsIn('vfs.grep')({
  'invalid-pattern-param': {
    'no-pattern-finds-all: finds every line where the pattern is missing': onParams(
      ({ pattern, ...params }) => ({ ...params, pattern: pattern ?? '' }),
    ),
  },
  'plain-patterns': {
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
