import { delimiter, dirname } from 'node:path'
import pMap from 'p-map'
import { suites } from '../conformance/suite-list.ts'
import type { Outcome } from '../spec/generated/results.ts'
import { interruptible } from './interrupt.ts'
import { type Progress, progressOn } from './progress.ts'
import { handleText, hasStopped } from './quickstart/handle.ts'
import { writePages } from './quickstart/pages.ts'
import { SharedTime } from './quickstart/shared-time.ts'
import { alternatingRoles, type Candidate, candidates } from './quickstart/subjects.ts'
import { tableText } from './quickstart/table.ts'
import { type Trial, tryCandidate } from './quickstart/trial.ts'
import { reportOwnFault } from './refusal.ts'
import { status } from './status.ts'

/** A first look is over within a minute, on whatever machine: what goes on then takes seconds to end on a busy one. */
const WITHIN_MS = 50_000

/** How that time is shared. */
const SHARES = { atOnce: suites.length, leastMs: 5_000, neededMs: 8_000 }

/** Milliseconds between two looks at the time. */
const LOOK_MS = 500

const NARROWED =
  'Of a tool and of a plugin the first case was tried, of a host one scenario of every second area, of a host of plugins one of each, ' +
  'of a flattener two providers; all of them: npm run jp-conformance -- ROLE --config FILE'

const FOLDER = 'jp-conformance-report'

// The Node that runs this is the one that programs find, whatever else is installed.
process.env.PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`

try {
  const all = await interruptible(tryAll)
  const index = writePages(FOLDER, all)
  const handles = all.flatMap(({ candidate, steps }) =>
    steps ? [handleText(candidate.name, steps)] : [],
  )
  const text = [tableText(all), ...handles, `${NARROWED}\nreports: ${index}\n`].join('\n')
  process.stdout.write(text)
  process.exitCode = status[worst(all)]
} catch (error) {
  process.exitCode = reportOwnFault(error, process.argv)
}

/**
 * Certifies the reference programs and the examples as long as there is time, one of each role in turn. Where there is too
 * little, what is under way shows how far it came, and the next begins.
 */
async function tryAll(interrupt: AbortSignal): Promise<Trial[]> {
  const progress = progressOn(process.stderr, false)
  const all = candidates()
  const now = () => performance.now()
  const time = new SharedTime(all.length, { ...SHARES, endsAt: WITHIN_MS, now })
  const looking = setInterval(() => time.look(), LOOK_MS)
  const tryOne = (candidate: Candidate) =>
    time.take((late) => tryInTime(candidate, progress, interrupt, late))
  const done = await pMap(alternatingRoles(all), tryOne, { concurrency: SHARES.atOnce }).finally(
    () => {
      clearInterval(looking)
      progress.stop()
    },
  )
  return all.flatMap((one) => done.filter(({ candidate }) => candidate === one))
}

async function tryInTime(
  candidate: Candidate,
  progress: Progress,
  interrupt: AbortSignal,
  late: AbortSignal,
): Promise<Trial> {
  const either = AbortSignal.any([interrupt, late])
  const trial = either.aborted
    ? { candidate, seconds: 0 }
    : await tryCandidate(candidate, progress, either)
  const why = interrupt.aborted ? 'interrupted' : 'no time left within the first minute'
  return either.aborted ? { ...trial, leftOut: why } : trial
}

/** The worst outcome of all that came to their end; partial when there is none. */
function worst(tries: readonly Trial[]): Outcome {
  const order: Outcome[] = ['error', 'nonconformant', 'partial', 'conformant']
  const found = tries.flatMap(({ results, steps, leftOut }): Outcome[] => [
    ...(results && leftOut === undefined ? [results.outcome] : []),
    ...(steps && !hasStopped(steps) ? ['nonconformant' as const] : []),
  ])
  return order.find((outcome) => found.includes(outcome)) ?? 'partial'
}
