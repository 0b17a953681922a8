import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { covers } from '../conformance/engine/clause.ts'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { suites } from '../conformance/suite-list.ts'
import { packageRoot } from './package.ts'
import type { Links } from './spec/command.ts'

/** Finds what is linked to a requirement, or to any: checks, their mutants, and why each mutant died. */
export async function linksOf(id?: string): Promise<Links> {
  const isWanted = (ref: string) => id === undefined || covers(id, ref)
  const all = await Promise.all(suites.map(linksIn))
  return {
    checks: once(
      all.flatMap(({ checks }) => checks),
      ({ verifies, title }) => `${verifies} ${title}`,
    ).filter(({ verifies }) => isWanted(verifies)),
    mutants: once(
      all.flatMap(({ mutants }) => mutants),
      ({ id: name }) => name,
    )
      .filter(({ violates }) => isWanted(violates))
      .sort(byId),
    kills: suites.flatMap(killsIn).filter(({ requirement }) => isWanted(requirement)),
  }
}

/** The order of the reasons in which mutants died. */
const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1)

/** Each name once: suites share checks. */
const once = <T>(all: readonly T[], nameOf: (each: T) => string): T[] => [
  ...new Map(all.map((each) => [nameOf(each), each])).values(),
]

async function linksIn(entry: SuiteEntry): Promise<Pick<Links, 'checks' | 'mutants'>> {
  const { checks } = await entry.load()
  return {
    checks: checks.map(({ verifies, title }) => ({
      verifies,
      title,
      file: checkFile(entry, verifies),
    })),
    mutants: await mutantsOf(entry),
  }
}

/** The mutants of a role: from the reference implementation, or in a package from the list made of it. */
async function mutantsOf({ reference, id }: SuiteEntry): Promise<Links['mutants']> {
  const proof = join(packageRoot(), reference, 'proof.ts')
  if (existsSync(proof)) return (await import(proof)).proof.mutants
  return JSON.parse(readFileSync(join(packageRoot(), 'dist', 'mutants.json'), 'utf8'))[id]
}

function checkFile({ folder, shared = {} }: SuiteEntry, id: string): string {
  const beginning = Object.keys(shared).find((each) => id.startsWith(each))
  const place = (beginning && shared[beginning]) || folder
  return place.endsWith('.ts') ? place : `${place}/${areaOf(id)}.ts`
}

const areaOf = (id: string) => id.split('.')[1]

/** The reviewed reasons, one a line: `mutant | requirement | reason`. */
function killsIn({ folder }: SuiteEntry): Links['kills'] {
  const file = join(packageRoot(), folder, 'kills.txt')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' | '))
    .map(([mutant = '', requirement = '', ...reason]) => ({
      mutant,
      requirement,
      reason: reason.join(' | '),
    }))
}
