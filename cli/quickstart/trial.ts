import { dirname } from 'node:path'
import type { SuiteEntry } from '../../conformance/suite-entry.ts'
import { suites } from '../../conformance/suite-list.ts'
import type { Tool } from '../../spec/generated/config.ts'
import type { Results } from '../../spec/generated/results.ts'
import { notAProgram } from '../find-program.ts'
import { type Configuration, loadConfiguration } from '../load-configuration.ts'
import type { Progress } from '../progress.ts'
import { build } from './build.ts'
import { driveByHost, type Step } from './handle.ts'
import type { Candidate } from './subjects.ts'

/** What became of a candidate; `part` states how much of what there is was tried. */
export interface Trial {
  candidate: Candidate
  seconds: number
  results?: Results
  part?: string
  /** What came of its handle in the reference host. */
  steps?: readonly Step[]
  /** Why it was left out, or was not tried to its end. */
  leftOut?: string
}

/** Builds and certifies one candidate, unless something that it needs is not here. */
export async function tryCandidate(
  candidate: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<Trial> {
  const start = performance.now()
  const end = await endOf(candidate, progress, interrupt)
  return { candidate, seconds: (performance.now() - start) / 1000, ...end }
}

type End = Pick<Trial, 'results' | 'part' | 'steps' | 'leftOut'>

async function endOf(
  candidate: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<End> {
  const { missing, role, config: file } = candidate
  if (missing.length > 0) return { leftOut: `${missing.join(' and ')} not on the PATH` }
  const entry = suites.find((each) => each.role === role)
  if (!entry) return { leftOut: `no suite certifies a ${role}` }
  const { config, problems } = await loadConfiguration(file, entry, await entry.load())
  if (config === undefined) return { leftOut: `its configuration: ${problems[0]?.message}` }
  const fault = await faultOfBuilding(candidate, progress, interrupt)
  if (fault !== undefined) return { leftOut: `it could not be built: ${fault}` }
  const where = { base: dirname(file), path: process.env.PATH ?? '' }
  const unstartable = notAProgram(config.command ?? [], where)
  if (unstartable !== undefined) return { leftOut: unstartable.message }
  return certifySample({ candidate, entry, config }, progress, interrupt)
}

/** A candidate that can be started. */
interface Ready {
  candidate: Candidate
  entry: SuiteEntry
  config: Configuration
}

async function certifySample(
  { candidate, entry, config }: Ready,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<End> {
  const { certify } = await import('../../conformance/engine/certify.ts')
  const { name, config: file, isRun } = candidate
  const suite = await entry.load()
  const { config: sampled = config, skip = [], part } = suite.sample?.(config) ?? { part: 'all' }
  const results = await certify(suite, {
    ...{ config: sampled, command: config.command ?? [], base: dirname(file), only: [], skip },
    ...{ seed: 1, jobs: 0, timeScale: 1, interrupt },
    argv: ['jp-conformance', entry.role, '--config', file],
    onProgress: (step) => progress.show({ ...step, doing: `${name}: ${step.doing}` }),
    ...suite.configure?.(sampled, {}).options,
  })
  const steps = isRun && !interrupt.aborted && (await driveByHost(config as Tool, file))
  return { results, part, ...(steps && { steps }) }
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
