/**
 * Counts lines of TypeScript that is no test: of each suite's checks for every check, of each reference implementation's
 * mutants for every mutant, and the averages over all suites of hosts and over all mutants. `npm run lines`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { suites } from '../conformance/suite-list.ts'
import type { Proof } from '../reference-impl/proof.ts'

const root = join(import.meta.dirname, '..')

/** How many lines declare how many checks or mutants. */
interface Counted {
  what: 'check' | 'mutant'
  /** All lines. */
  lines: number
  /** Lines with more than white space, comments and imports. */
  code: number
  count: number
}

/** Lines of a text that have code: tokens, but none of an import. */
function codeLines(text: string): number {
  const file = ts.createSourceFile('counted.ts', text, ts.ScriptTarget.Latest)
  const lines = new Set<number>()
  const add = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isJSDoc(node)) return
    const children = node.getChildren(file)
    for (const child of children) add(child)
    if (children.length > 0 || node.getWidth(file) === 0) return
    const [from, to] = [node.getStart(file), node.end].map(
      (at) => ts.getLineAndCharacterOfPosition(file, at).line,
    )
    for (let line = from ?? 0; line <= (to ?? 0); line++) lines.add(line)
  }
  add(file)
  return lines.size
}

/** What the TypeScript files below a folder have, tests left out. */
function counted(folder: string, count: number, what: Counted['what']): Counted {
  const texts = globSync('**/*.ts', { cwd: join(root, folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
  const sum = (each: (text: string) => number) => texts.map(each).reduce((all, n) => all + n, 0)
  return { what, count, code: sum(codeLines), lines: sum((text) => text.split('\n').length - 1) }
}

/** Prints what is counted in a folder, or in several, in all and for each of what is declared there. */
function print(where: string, { what, lines, code, count }: Counted): void {
  const each = (all: number) => (all / count).toFixed(1).padStart(6)
  const words = [`${each(lines)} lines`, `${each(code)} of code a ${what.padEnd(7)}`]
  const all = `${String(lines).padStart(6)} lines, ${String(code).padStart(6)} of code, ${String(count).padStart(4)} of them`
  process.stdout.write(`${words.join(', ')} ${all}  ${where}\n`)
}

const total = (all: readonly Counted[]): Counted =>
  all.reduce((a, b) => ({
    ...{ what: a.what, lines: a.lines + b.lines },
    ...{ code: a.code + b.code, count: a.count + b.count },
  }))

/** The folder where a suite has its checks of a protocol, unless they are those of another suite. */
function folderOf({ folder, shared = {} }: SuiteEntry, protocol: string): string[] {
  const own = shared[`${protocol}.`] ?? folder
  return own !== folder && suites.some((each) => each.folder === own) ? [] : [own]
}

const hosts: Counted[] = []
const mutants: Counted[] = []
for (const entry of suites) {
  const { checks } = await entry.load()
  const byFolder = Map.groupBy(
    checks.flatMap(({ verifies }) => folderOf(entry, verifies.split('.')[0] ?? '')),
    (folder) => folder,
  )
  for (const [folder, own] of byFolder) {
    const its = counted(folder, own.length, 'check')
    if (entry.role.endsWith('host')) hosts.push(its)
    print(folder, its)
  }
  const { proof }: { proof: Proof } = await import(join(root, entry.reference, 'proof.ts'))
  const declared = proof.mutants.filter(({ file }) => file.startsWith(entry.reference))
  const its = counted(`${entry.reference}/mutants`, declared.length, 'mutant')
  mutants.push(its)
  print(`${entry.reference}/mutants`, its)
}
print('all hosts', total(hosts))
print('all mutants', total(mutants))
