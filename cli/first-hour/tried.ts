import { dirname } from 'node:path'
import type { Results } from '../../spec/generated/results.ts'
import { notAProgram } from '../find-program.ts'
import type { Progress } from '../progress.ts'
import { build } from './build.ts'
import type { Candidate } from './subjects.ts'

/** What became of a candidate: its results, or the reason why it was left out. */
export type Tried = { candidate: Candidate; seconds: number } & (
  | { results: Results; leftOut?: never }
  | { leftOut: string; results?: never }
)

/** Builds and certifies one candidate, unless something that it needs is not here. */
export async function tried(
  candidate: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<Tried> {
  const start = performance.now()
  const end = await resultsOf(candidate, progress, interrupt)
  const seconds = (performance.now() - start) / 1000
  return typeof end === 'string'
    ? { candidate, seconds, leftOut: end }
    : { candidate, seconds, results: end }
}

async function resultsOf(
  candidate: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<Results | string> {
  const { missing, name, folder } = candidate
  if (missing.length > 0) return `${missing.join(' and ')} not on the PATH`
  progress.show({ done: 0, planned: 1, doing: `building ${name}` })
  const fault = candidate.build === 'none' ? undefined : await build(candidate.build, folder)
  if (fault !== undefined) return `it could not be built: ${fault}`
  return certified(candidate, progress, interrupt)
}

async function certified(
  { name, config: file, cases }: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<Results | string> {
  const { loadToolConfig } = await import('../config/tool.ts')
  const { config, problems } = await loadToolConfig(file)
  if (config === undefined) return `its configuration is wrong: ${problems[0]?.says}`
  const { command = [] } = config
  const base = dirname(file)
  const unstartable = notAProgram(command, { base, path: process.env.PATH ?? '' })
  if (unstartable !== undefined) return unstartable.says
  const { certifyTool } = await import('../../conformance/certify/tool.ts')
  return certifyTool({
    config: { ...config, cases: config.cases?.slice(0, cases) },
    ...{ command, base, only: [], skip: [], seed: 1, jobs: 0, timeScale: 1, interrupt },
    argv: ['jp-conformance', 'tool', '--config', file],
    onProgress: (step) => progress.show({ ...step, doing: `${name}: ${step.doing}` }),
  })
}
