import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { covers } from '../conformance/engine/clause.ts'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { suites } from '../conformance/suite-list.ts'
import { packageRoot } from './package.ts'
import type { Links } from './spec/command.ts'

/** Finds what is linked to a requirement: its checks, their mutants, and why each mutant died. */
export async function linksOf(id: string): Promise<Links> {
  const all = await Promise.all(suites.map((entry) => linksIn(entry, id)))
  const known = new Set<string>()
  return {
    checks: all
      .flatMap(({ checks }) => checks)
      .filter(({ title, file }) => !known.has(`${file} ${title}`) && known.add(`${file} ${title}`)),
    mutants: all
      .flatMap(({ mutants }) => mutants)
      .filter((mutant) => !known.has(mutant.id) && known.add(mutant.id)),
    kills: suites.flatMap((entry) => killsIn(entry, id)),
  }
}

async function linksIn(entry: SuiteEntry, id: string): Promise<Omit<Links, 'kills'>> {
  const { checks } = await entry.load()
  const mutants = await mutantsOf(entry)
  return {
    checks: checks
      .filter(({ verifies }) => covers(id, verifies))
      .map(({ title }) => ({ title, file: checkFile(entry, id) })),
    mutants: mutants
      .filter(({ violates }) => covers(id, violates))
      .map(({ id: name, change, file }) => ({ id: name, change, file })),
  }
}

interface Mutant {
  id: string
  violates: string
  change: string
  file: string
}

/** The mutants of a role: from the reference implementation, or in a package from the list made of it. */
async function mutantsOf({ reference, id }: SuiteEntry): Promise<readonly Mutant[]> {
  const list = join(packageRoot(), 'dist', 'mutants.json')
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'))[id]
  const { proof } = await import(join(packageRoot(), reference, 'proof.ts'))
  return proof.mutants
}

function checkFile({ folder, shared = {} }: SuiteEntry, id: string): string {
  const beginning = Object.keys(shared).find((each) => id.startsWith(each))
  return `${beginning ? shared[beginning] : folder}/${areaOf(id)}.ts`
}

const areaOf = (id: string) => id.split('.')[1]

/** The reviewed reasons, one a line: `mutant | requirement | reason`. */
function killsIn({ folder }: SuiteEntry, id: string): string[] {
  const file = join(packageRoot(), folder, 'kills.txt')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([, requirement = '']) => covers(id, requirement))
    .map(([mutant, , ...reason]) => `${mutant}: ${reason.join(' | ')}`)
}
