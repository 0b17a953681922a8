import { PATIENCE } from '../../../harness/launch/line-program.ts'
import type { Result } from '../../../spec/generated/results.ts'
import type { FlattenerCheck } from '../../flattener/check.ts'
import { leftOutRow } from '../flattener/rows.ts'
import { FlattenerRun } from '../flattener/run.ts'
import { type Narrowing, requirementOf, select } from '../selection.ts'
import { flatteningChecks } from './checks.ts'
import { DriverTalk } from './driver-talk.ts'
import type { HostHolder } from './holder.ts'
import type { HostOptions } from './options.ts'
import { providersOf } from './providers.ts'

/** Generated schemas for each provider, beside those of the sources and one of each shape. */
const RUNS = 2

/** What is to be judged of how a host flattens. */
export interface Flattening {
  checks: readonly FlattenerCheck[]
  /** Rows of what the host does not claim. */
  left: Result[]
  /** Whether the host spells instances itself. */
  instances: boolean
}

/** The checks of flatteners that a host's claims call for. */
export function planFlattening(
  options: Narrowing,
  claims: (feature: string) => boolean,
): Flattening {
  const unclaimed = (check: FlattenerCheck) =>
    ['flatten', requirementOf(check).feature].find((feature) => !claims(feature))
  const chosen = select(flatteningChecks, options)
  const left = chosen.flatMap((check) => {
    const feature = unclaimed(check)
    if (feature === undefined) return []
    return [leftOutRow(check, `the host does not claim the feature ${feature}`)]
  })
  const checks = chosen.filter((check) => unclaimed(check) === undefined)
  return { checks, left, instances: claims('instances') }
}

/** Rows of what is not asked of a host, beside those that it has. */
export function flatteningNotAsked(
  options: Narrowing,
  rows: readonly Result[],
  how: Pick<Result, 'verdict' | 'reason'>,
): Result[] {
  const known = new Set(rows.map(({ check, requirement }) => `${requirement} ${check}`))
  const others = select(flatteningChecks, options).filter(
    ({ verifies, title }) => !known.has(`${verifies} ${title}`),
  )
  return others.map((check) => ({ ...leftOutRow(check, how.reason), ...how }))
}

/** Judges how a host flattens, by the checks of flatteners. */
export async function judgeFlattening(
  options: HostOptions,
  { checks, instances }: Flattening,
  holder: HostHolder,
): Promise<Result[]> {
  if (checks.length === 0) return []
  const { command, base, config, seed, timeScale, argv, interrupt, onResult } = options
  const patienceMs = (config.answer_ms ?? PATIENCE.answerMs) * timeScale
  const talk = new DriverTalk(holder.lanes, patienceMs)
  const plan = { command: [...command], cwd: base, seed, timeScale, argv, interrupt, onResult }
  const run = new FlattenerRun(
    {
      ...plan,
      ...{ checks, only: [], skip: [], runs: RUNS, providers: providersOf(options) },
      onProgress: ({ done, planned, doing }) => {
        if (done === 1) holder.expect(planned)
        holder.step(doing)
      },
    },
    talk,
  )
  await run.judgeAll(instances)
  await talk.close()
  return run.rows
}
