/**
 * Reports everything that is wrong with spec/: file and line, what is wrong, what was expected, how to mend it.
 * @see docs/architecture.md
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lint } from './lint/rule.ts'
import { allRules } from './lint/rules.ts'
import { byPlace, findingText } from './spec/finding.ts'
import { readTree } from './spec/tree.ts'

const { values } = parseArgs({ options: { root: { type: 'string' } } })
const { tree, findings } = readTree(values.root ?? join(import.meta.dirname, '..'))
const all = [...findings, ...(await lint(allRules, tree))].sort(byPlace)
for (const finding of all) console.error(findingText(finding))
if (all.length > 0) console.error(`${all.length} findings`)
process.exitCode = all.length === 0 ? 0 : 1
