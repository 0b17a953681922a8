import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './package.ts'
import type { Links } from './spec/command.ts'

/** Finds what is linked to a requirement: its checks, their mutants, and why each mutant died. */
export async function linksOf(id: string): Promise<Links> {
  const roles = await Promise.all(loads.map((load) => load()))
  const checks = roles.flatMap((role) =>
    role.checks
      .filter(({ verifies }) => verifies === id)
      .map(({ title }) => ({ title, file: role.checkFile(id) })),
  )
  const mutants = roles.flatMap((role) =>
    role.mutants
      .filter(({ violates }) => violates === id)
      .map((mutant) => ({
        id: mutant.id,
        change: mutant.change,
        file: role.mutantFile(mutant.id),
      })),
  )
  return { checks, mutants, kills: killsOf(id) }
}

/** The checks of a role and the mutants that prove them, and the file that each of them stands in. */
interface Role {
  checks: readonly { verifies: string; title: string }[]
  checkFile: (id: string) => string
  mutants: readonly { id: string; violates: string; change: string }[]
  mutantFile: (id: string) => string
}

const loads: (() => Promise<Role>)[] = [
  async () => ({
    checks: (await import('../conformance/certify/tool.ts')).toolChecks(),
    checkFile: (id) => `conformance/${protocolOf(id)}/${areaOf(id)}.ts`,
    mutants: (await import('../reference-impl/vfs/mutants/index.ts')).mutants,
    mutantFile: (id) => `reference-impl/vfs/mutants/${areaOf(id)}.ts`,
  }),
  async () => ({
    checks: (await import('../conformance/certify/host/host.ts')).hostChecks(),
    checkFile: (id) => `conformance/${protocolOf(id)}/host/${areaOf(id)}.ts`,
    mutants: [
      ...(await import('../reference-impl/host/mutants/index.ts')).mutants,
      ...(await import('../reference-impl/host/mutants/flatten.ts')).flattenMutants,
    ],
    mutantFile: (id) =>
      `reference-impl/host/mutants/${protocolOf(id) === 'flatten' ? 'flatten' : areaOf(id)}.ts`,
  }),
  async () => ({
    checks: (await import('../conformance/certify/flattener/certify.ts')).flattenerChecks(),
    checkFile: (id) => `conformance/flattener/${areaOf(id)}.ts`,
    mutants: (await import('../reference-impl/flattener/mutants/index.ts')).mutants,
    mutantFile: (id) => `reference-impl/flattener/mutants/${areaOf(id)}.ts`,
  }),
]

const protocolOf = (id: string) => id.split('.')[0]

const areaOf = (id: string) => id.split('.')[1]

/** The reviewed reasons, one a line: `mutant | requirement | reason`. */
function killsOf(id: string): string[] {
  const text = readFileSync(join(packageRoot(), 'conformance/self-test/kills.txt'), 'utf8')
  return text
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([, requirement]) => requirement === id)
    .map(([mutant, , ...reason]) => `${mutant}: ${reason.join(' | ')}`)
}
