import { answered } from '../../service.ts'
import { onAnswer, onParams } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { isResult } from '../requests.ts'
import { onSearch } from './matches.ts'

export const patternMutants = mutantsOf(
  {
    id: 'vfs.grep.no-pattern-finds-all',
    violates: 'vfs.grep.invalid-pattern-param',
    change: 'finds every line where the pattern is missing',
    apply: onParams('fs.grep', ({ pattern, ...params }) => ({ ...params, pattern: pattern ?? '' })),
  },
  {
    id: 'vfs.grep.any-case',
    violates: 'vfs.grep.plain-patterns',
    change: 'tells upper case from lower case not at all',
    apply: onSearch((params) => ({ ...params, pattern: `(?i)${String(params.pattern)}` })),
  },
  {
    id: 'vfs.grep.whole-words',
    violates: 'vfs.grep.plain-patterns',
    change: 'finds whole words alone',
    apply: onSearch((params) => ({ ...params, pattern: `\\b${String(params.pattern)}\\b` })),
  },
  {
    id: 'vfs.grep.takes-texts',
    violates: 'vfs.grep.regular-expressions',
    change: 'takes the pattern for a text',
    apply: onSearch(({ pattern, ...params }) => ({
      ...params,
      pattern: String(pattern).replace(/\W/g, '\\$&'),
    })),
  },
  {
    id: 'vfs.grep.nothing-for-unreadable',
    violates: 'vfs.grep.uncompilable-pattern',
    change: 'finds nothing by a pattern that it cannot read',
    apply: onAnswer('fs.grep', (answer) => (isResult(answer) ? answer : answered({ matches: [] }))),
  },
)
