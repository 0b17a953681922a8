import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Results } from '../../spec/generated/results.ts'
import { certify, root } from './certify.ts'
import type { Kill } from './kills.ts'

/** A mutant as the reference tool lists it: the reference with one deliberate defect. */
export interface Mutant {
  id: string
  violates: string
  change: string
  /** The configuration that brings the defect to light: the plain one when left out. */
  config?: 'stateful' | 'probe'
  cases?: string[]
  limits?: Record<string, number>
  timeScale?: number
}

/** What became of a mutant. */
export type Fate =
  | { mutant: Mutant; fate: 'killed'; kill: Kill }
  | { mutant: Mutant; fate: 'survived' }

const reference = 'reference-impl/vfs'

/** Asks the reference tool which mutants it has. */
export function listMutants(): Mutant[] {
  const program = join(root, reference, 'tool.ts')
  return JSON.parse(
    execFileSync(process.execPath, [program, '--list-mutants'], { encoding: 'utf8' }),
  )
}

/** The configuration that a mutant is certified with. */
export const configOf = (name: string = 'jp-conformance') => `${reference}/${name}.yaml`

/** Certifies a mutant for the requirement that it violates, and nothing else. */
export async function tryMutant(mutant: Mutant): Promise<Fate> {
  const { id, violates, config, ...how } = mutant
  const results = await certify({
    ...how,
    config: configOf(config),
    words: ['--mutant', id],
    only: [violates],
  })
  const reason = reasonOf(results, violates)
  return reason
    ? { mutant, fate: 'killed', kill: { mutant: id, requirement: violates, reason } }
    : { mutant, fate: 'survived' }
}

/** A defect is found when its own requirement fails or warns; a permission, when what is used of it is observed. */
function reasonOf({ results }: Results, requirement: string): string | undefined {
  const own = results.filter((result) => result.requirement === requirement)
  const red = own.find(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  return red?.reason ?? own.find(({ level, observed }) => level === 'may' && observed)?.reason
}
