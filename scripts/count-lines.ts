/**
 * Counts lines of TypeScript that is no test: of each suite's checks for every check, and of each reference
 * implementation's mutants for every mutant. `npm run lines`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

for (const { folder, reference, load } of suites) {
  const { checks } = await load()
  const { proof }: { proof: Proof } = await import(join(root, reference, 'proof.ts'))
  const own = checks.filter(({ verifies }) => folder.includes(verifies.split('.')[0] ?? ''))
  const declared = proof.mutants.filter(({ file }) => file.startsWith(reference))
  process.stdout.write(row(folder, own.length, 'check'))
  process.stdout.write(row(`${reference}/mutants`, declared.length, 'mutant'))
}
