import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './package.ts'
import type { Links } from './spec/command.ts'

/** Finds what is linked to a requirement: its checks, their mutants, and why each mutant died. */
export async function linksOf(id: string): Promise<Links> {
  const { toolChecks } = await import('../conformance/certify/tool.ts')
  const { hostChecks } = await import('../conformance/certify/host/host.ts')
  const { mutants } = await import('../reference-impl/vfs/mutants/index.ts')
  const area = id.split('.').slice(0, 2).join('/')
  return {
    checks: [
      ...linked(toolChecks(), id, `conformance/${area}.ts`),
      ...linked(hostChecks(), id, `conformance/${area.replace('/', '/host/')}.ts`),
    ],
    mutants: mutants
      .filter(({ violates }) => violates === id)
      .map((mutant) => ({
        id: mutant.id,
        change: mutant.change,
        file: `reference-impl/${fileOf(mutant.id)}`,
      })),
    kills: killsOf(id),
  }
}

/** The checks that verify a requirement, in the file of its area. */
const linked = (checks: readonly { verifies: string; title: string }[], id: string, file: string) =>
  checks.filter(({ verifies }) => verifies === id).map(({ title }) => ({ title, file }))

const fileOf = (mutant: string) => mutant.split('.').slice(0, 2).join('/mutants/').concat('.ts')

/** The reviewed reasons, one a line: `mutant | requirement | reason`. */
function killsOf(id: string): string[] {
  const text = readFileSync(join(packageRoot(), 'conformance/self-test/kills.txt'), 'utf8')
  return text
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([, requirement]) => requirement === id)
    .map(([mutant, , ...reason]) => `${mutant}: ${reason.join(' | ')}`)
}
