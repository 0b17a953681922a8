/** One thing that is wrong with the specification, reported so that it can be mended without asking. */
export type Finding = {
  /** Path from the root of the package. */
  file: string
  /** Line of the file, from 1. */
  line: number
  /** Name of the lint rule. */
  rule: string
  /** What is wrong. */
  problem: string
  /** What was expected instead. */
  expected: string
  /** What to do. */
  fix: string
}

/** Writes a finding as lines for a terminal. */
export const findingText = ({ file, line, rule, problem, expected, fix }: Finding): string =>
  `${file}:${line} [${rule}] ${problem}\n    expected: ${expected}\n    fix: ${fix}`

/** Orders findings by file and line. */
export const byPlace = (a: Finding, b: Finding): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1
