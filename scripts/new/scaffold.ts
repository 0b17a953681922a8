import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkFile } from './check.ts'
import { entryFile } from './entry.ts'
import { mutantFile } from './mutant.ts'
import type { Part } from './part.ts'
import type { RequirementRequest } from './requirement-request.ts'

/** What was written. */
export interface Written {
  path: string
  /** Line on which the new part begins, from 1. */
  line: number
  isNew: boolean
}

/** Writes the entry, the mutant and the check; leaves out those whose folder has not been begun. */
export function scaffold(root: string, request: RequirementRequest): Written[] {
  const parts = [entryFile(request), mutantFile(request), checkFile(request)]
  return parts.filter(({ path }) => existsSync(dirname(join(root, path)))).map(written(root))
}

const written =
  (root: string) =>
  ({ path, grown }: Part): Written => {
    const file = join(root, path)
    const isNew = !existsSync(file)
    const old = isNew ? '' : readFileSync(file, 'utf8')
    const text = grown(old)
    writeFileSync(file, text)
    return { path, line: firstDifference(old, text), isNew }
  }

function firstDifference(old: string, text: string): number {
  const before = old.split('\n')
  return 1 + text.split('\n').findIndex((line, i) => line !== before[i])
}
