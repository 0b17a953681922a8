import { dirname } from 'node:path'
import type { Tool } from '../../spec/generated/config.ts'
import type { Results } from '../../spec/generated/results.ts'
import { notAProgram } from '../find-program.ts'
import type { Progress } from '../progress.ts'
import { build } from './build.ts'
import type { Candidate } from './subjects.ts'

/** What a candidate was given, or the reason why it was left out. */
type End = { results: Results; cases: string } | { leftOut: string }

/** What became of a candidate; `cases` says how many of its cases were tried. */
export type Tried = { candidate: Candidate; seconds: number; leftOut?: string } & Partial<
  Exclude<End, { leftOut: string }>
>

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
  const { missing, name, folder, config: file } = candidate
  if (missing.length > 0) return { leftOut: `${missing.join(' and ')} not on the PATH` }
  const { loadToolConfig } = await import('../config/tool.ts')
  const { config, problems } = await loadToolConfig(file)
  if (config === undefined) return { leftOut: `its configuration: ${problems[0]?.says}` }
  const unfit = unfitFor(config)
  if (unfit !== undefined) return { leftOut: unfit }
  progress.show({ done: 0, planned: 1, doing: `building ${name}` })
  const fault =
    candidate.build === 'none' ? undefined : await build(candidate.build, folder, interrupt)
  if (fault !== undefined) return { leftOut: `it could not be built: ${fault}` }
  return certified(candidate, config, progress, interrupt)
}

const LONG_MS = 30_000

function unfitFor({ command = [], limits }: Tool): string | undefined {
  if (command.length === 0) return 'its configuration is for any program and names none'
  const isPatient = (limits?.idle_ms ?? 0) > LONG_MS
  return isPatient ? 'its limits let it wait for minutes' : undefined
}

async function certified(
  { name, config: file, cases }: Candidate,
  config: Tool,
  progress: Progress,
  interrupt: AbortSignal,
): Promise<End> {
  const { command = [], cases: all = [] } = config
  const base = dirname(file)
  const unstartable = notAProgram(command, { base, path: process.env.PATH ?? '' })
  if (unstartable !== undefined) return { leftOut: unstartable.says }
  const { certifyTool } = await import('../../conformance/certify/tool.ts')
  const some = all.slice(0, cases)
  const results = await certifyTool({
    config: { ...config, cases: some },
    ...{ command, base, only: [], skip: [], seed: 1, jobs: 0, timeScale: 1, interrupt },
    argv: ['jp-conformance', 'tool', '--config', file],
    onProgress: (step) => progress.show({ ...step, doing: `${name}: ${step.doing}` }),
  })
  return { results, cases: `${some.length} of ${all.length}` }
}
