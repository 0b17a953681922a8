/**
 * Judges the golden transcripts of the files that are named, `ROLE/FILE`, and prints what is found in each subject, a line
 * of JSON each, for `judged.ts`.
 */
import { suites } from '../../suite-list.ts'
import { type Proving, provingOf } from '../proving.ts'
import { findingsOf } from './findings.ts'
import { nameOf } from './golden.ts'
import type { JudgedGolden } from './judged.ts'
import { eachGolden } from './store.ts'

const words = process.argv.slice(2).map((word) => word.split('/') as [role: string, file: string])
for (const [role, files] of Map.groupBy(words, ([role]) => role)) {
  const entry = suites.find((suite) => suite.role === role)
  if (!entry) throw new TypeError(`there is no role ${role}`)
  const proving = await provingOf(entry)
  for (const [, file] of files) judgeFile(proving, file)
}

function judgeFile(proving: Proving, file: string): void {
  const { role, folder } = proving
  for (const golden of eachGolden(folder, file)) {
    const [name, found] = [nameOf(golden), findingsOf(proving, golden)]
    process.stdout.write(`${JSON.stringify({ role, file, name, found } satisfies JudgedGolden)}\n`)
  }
}
