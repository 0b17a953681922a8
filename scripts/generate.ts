/**
 * Writes spec/generated/ from the rest of spec/; with --check it only reports what would change.
 * @see docs/architecture.md
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from './generate/all.ts'
import { driftIn, write } from './generate/folder.ts'
import { byPlace, findingText } from './spec/finding.ts'
import { readTree } from './spec/tree.ts'

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, root: { type: 'string' } },
})
const root = values.root ?? join(import.meta.dirname, '..')
process.exitCode = await main(root, values.check ?? false)

async function main(root: string, checkOnly: boolean): Promise<0 | 1> {
  const { tree, findings } = readTree(root)
  if (findings.length > 0) return refuse(findings.sort(byPlace).map(findingText))
  const folder = join(root, 'spec/generated')
  const outputs = await generate(tree)
  if (checkOnly) return report(driftIn(folder, outputs))
  const changed = write(folder, outputs)
  console.error(`${outputs.length} files generated, ${changed} changed`)
  return 0
}

function refuse(lines: string[]): 1 {
  console.error(`${lines.join('\n')}\nNothing was generated; mend these first.`)
  return 1
}

function report(drift: string[]): 0 | 1 {
  if (drift.length === 0) return 0
  console.error(`${drift.join('\n')}\nspec/generated/ is out of date; run: npm run spec`)
  return 1
}
