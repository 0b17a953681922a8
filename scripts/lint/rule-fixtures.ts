import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../spec/finding.ts'
import { smallSpec, written } from '../spec/small-spec.ts'
import { readTree } from '../spec/tree.ts'
import { type LintRule, lint } from './rule.ts'

/** One change to the small specification, and the finding that it must cause. */
export type UnlinkedFixture = {
  rule: string
  why: string
  file: string
  /** Text that the change replaces; empty for a new file. */
  from: string
  to: string
  /** Text at whose start the finding's line is; the change itself when left out. */
  at?: string
  message: RegExp
}

// Compiling the format schemas takes seconds on a busy machine.
const timeouts = 60_000

/** Shows that rules find nothing in the valid control and each change at its place, and that every rule was tried. */
export function provesThat(rules: readonly LintRule[], broken: readonly UnlinkedFixture[]): void {
  test(
    'nothing is found in the valid control',
    async () => {
      expect(await findingsIn(rules, smallSpec)).toEqual([])
    },
    timeouts,
  )

  test('every rule is seen to fail', () => {
    const tried = new Set(broken.map(({ rule }) => rule))
    expect(rules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  })

  describe.each(broken)('$rule, when $why', (each) => {
    test('is found at its line, with what to do', () => isFound(rules, each), timeouts)
  })
}

async function isFound(
  rules: readonly LintRule[],
  { rule, file, from, to, at, message }: UnlinkedFixture,
) {
  const before = smallSpec[file] ?? ''
  const after = from === '' ? to : before.replace(from, to)
  expect(before).toContain(from)
  const findings = await findingsIn(rules, { ...smallSpec, [file]: after })
  const own = findings.find((each) => each.rule === rule && message.test(each.problem))
  expect(own, JSON.stringify(findings)).toMatchObject({ file, line: lineOf(after, at ?? to) })
  expect(own?.expected).toMatch(/\w/)
  expect(own?.fix).toMatch(/\w/)
}

async function findingsIn(
  rules: readonly LintRule[],
  files: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const root = written(files)
  try {
    const { tree, findings } = readTree(root)
    return [...findings, ...(await lint(rules, tree))]
  } finally {
    rmSync(root, { recursive: true })
  }
}

const lineOf = (text: string, wanted: string): number =>
  text.slice(0, text.indexOf(wanted)).split('\n').length
