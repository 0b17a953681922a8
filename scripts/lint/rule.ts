import type { Finding } from '../spec/finding.ts'
import type { SpecTree } from '../spec/tree.ts'

/** A rule of the specification: it reads the whole tree and reports every violation. */
export type LintRule = {
  id: string
  /** What must hold, one sentence. */
  statement: string
  find: (tree: SpecTree) => Violation[] | Promise<Violation[]>
}

/** A finding before its rule signs it. */
export type Violation = Omit<Finding, 'rule'>

/** Runs rules over a tree. */
export async function lint(rules: readonly LintRule[], tree: SpecTree): Promise<Finding[]> {
  const found = rules.map(async ({ id, find }) =>
    (await find(tree)).map((violation) => ({ ...violation, rule: id })),
  )
  return (await Promise.all(found)).flat()
}
