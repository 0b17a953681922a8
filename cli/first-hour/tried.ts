import { dirname } from 'node:path'
import { notAProgram } from '../find-program.ts'
import type { Progress } from '../progress.ts'
import { build } from './build.ts'
import type { Certified } from './prepared.ts'
import { roles } from './role.ts'
import type { Candidate } from './subjects.ts'

/** What a candidate was given, or the reason why it was left out. */
type End = Certified | { leftOut: string }

/** What became of a candidate; `part` says how much of what there is was tried. */
export type Tried = { candidate: Candidate; seconds: number; leftOut?: string } & Partial<Certified>

/** Builds and certifies one candidate, unless something that it needs is not here. */
export async function tried(
  candidate: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<Tried> {
  const start = performance.now()
  const end = await endOf(candidate, progress, interrupt)
  return { candidate, seconds: (performance.now() - start) / 1000, ...end }
}

async function endOf(
  candidate: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<End> {
  const { missing, role } = candidate
  if (missing.length > 0) return { leftOut: `${missing.join(' and ')} not on the PATH` }
  const prepared = await roles[role](candidate)
  if ('leftOut' in prepared) return prepared
  const fault = await faultOfBuilding(candidate, progress, interrupt)
  if (fault !== undefined) return { leftOut: `it could not be built: ${fault}` }
  const where = { base: dirname(candidate.config), path: process.env.PATH ?? '' }
  const unstartable = notAProgram(prepared.command, where)
  if (unstartable !== undefined) return { leftOut: unstartable.says }
  return prepared.certify(progress, interrupt)
}

async function faultOfBuilding(
  { name, folder, build: command }: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<string | undefined> {
  if (command === 'none') return undefined
  progress.show({ done: 0, planned: 1, doing: `building ${name}` })
  return build(command, folder, interrupt)
}
