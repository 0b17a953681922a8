import { isObject } from '../../harness/wire/json.ts'
import type { Steps } from '../spec/file.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

/** Patterns can be asked about texts of any length. */
export const patternRules: LintRule[] = [
  {
    id: 'message-patterns',
    statement:
      'No pattern of a message repeats a group: a long text from a stranger would exhaust the stack.',
    find: (tree) => tree.message.flatMap(violationsOf),
  },
]

const REPEATED_GROUP = /\)[*+{]/

const violationsOf = (file: SpecTree['message'][number]): Violation[] =>
  patternsIn(file.value)
    .filter(({ pattern }) => REPEATED_GROUP.test(pattern))
    .map(({ at, pattern }) => ({
      file: file.path,
      line: file.line(at),
      problem: `the pattern \`${pattern}\` repeats a group`,
      expected: 'a pattern that repeats single characters only',
      fix: 'repeat a class of characters, and refuse with `(?!…)` what must not be among them',
    }))

function patternsIn(value: unknown, at: Steps = []): { at: Steps; pattern: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isObject(value) && typeof value.pattern === 'string' ? [value.pattern] : []
  return [
    ...own.map((pattern) => ({ at: [...at, 'pattern'], pattern })),
    ...Object.entries(value).flatMap(([key, each]) =>
      patternsIn(each, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}
