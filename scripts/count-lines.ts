/**
 * Counts lines of TypeScript that is no test: of each suite's checks for every check, and of each reference
 * implementation's mutants for every mutant. `npm run lines`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { suites } from '../conformance/suite-list.ts'
import type { Proof } from '../reference-impl/proof.ts'

const root = join(import.meta.dirname, '..')

/** Lines of the TypeScript files below a folder, tests left out. */
const linesBelow = (folder: string): number =>
  globSync('**/*.ts', { cwd: join(root, folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8').split('\n').length - 1)
    .reduce((sum, lines) => sum + lines, 0)

/** Lines of a folder, in all and for each of what it declares. */
function row(folder: string, count: number, what: string): string {
  const lines = linesBelow(folder)
  const each = (lines / count).toFixed(1).padStart(6)
  return `${each} lines a ${what.padEnd(7)} ${String(lines).padStart(6)} lines, ${String(count).padStart(4)} of them  ${folder}\n`
}

/** The folder where a suite has its checks of a protocol, unless they are those of another suite. */
function folderOf({ folder, shared = {} }: SuiteEntry, protocol: string): string[] {
  const own = shared[`${protocol}.`] ?? folder
  return own !== folder && suites.some((each) => each.folder === own) ? [] : [own]
}

for (const entry of suites) {
  const { checks } = await entry.load()
  const byFolder = Map.groupBy(
    checks.flatMap(({ verifies }) => folderOf(entry, verifies.split('.')[0] ?? '')),
    (folder) => folder,
  )
  for (const [folder, own] of byFolder) process.stdout.write(row(folder, own.length, 'check'))
  const { proof }: { proof: Proof } = await import(join(root, entry.reference, 'proof.ts'))
  const declared = proof.mutants.filter(({ file }) => file.startsWith(entry.reference))
  process.stdout.write(row(`${entry.reference}/mutants`, declared.length, 'mutant'))
}
