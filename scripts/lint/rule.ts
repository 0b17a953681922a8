import type { Finding } from '../spec/finding.ts'
import type { SpecTree } from '../spec/tree.ts'

/** A law of the specification: it reads the whole tree and tells every breach. */
export type LintRule = {
  id: string
  /** What must hold, one sentence. */
  law: string
  find: (tree: SpecTree) => Breach[] | Promise<Breach[]>
}

/** A finding before its rule signs it. */
export type Breach = Omit<Finding, 'rule'>

/** Runs rules over a tree. */
export async function lint(rules: readonly LintRule[], tree: SpecTree): Promise<Finding[]> {
  const found = rules.map(async ({ id, find }) =>
    (await find(tree)).map((breach) => ({ ...breach, rule: id })),
  )
  return (await Promise.all(found)).flat()
}
