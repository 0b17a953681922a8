import { delimiter, dirname } from 'node:path'
import pMap from 'p-map'
import { suites } from '../conformance/suite-list.ts'
import type { Outcome } from '../spec/generated/results.ts'
import { interruptible } from './interrupt.ts'
import { progressOn } from './progress.ts'
import { handleText, hasStopped } from './quickstart/handle.ts'
import { writePages } from './quickstart/pages.ts'
import { type Candidate, candidates } from './quickstart/subjects.ts'
import { tableText } from './quickstart/table.ts'
import { type Trial, tryCandidate } from './quickstart/trial.ts'
import { reportOwnFault } from './refusal.ts'
import { status } from './status.ts'

/** A first look is over within a minute, on whatever machine. */
const WITHIN_MS = 55_000

const NARROWED =
  'Of a tool the first case was tried, of a host one scenario of each area, of a flattener two providers; all of them: ' +
  'npm run jp-conformance -- ROLE --config FILE'

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
 * Certifies the reference programs and the examples as long as there is time: those of one role one after the other, and
 * the roles side by side, since tools need all the cores there are and hosts mostly wait.
 */
async function tryAll(interrupt: AbortSignal): Promise<Trial[]> {
  const progress = progressOn(process.stderr, false)
  const late = AbortSignal.timeout(WITHIN_MS - Math.round(performance.now()))
  const either = AbortSignal.any([interrupt, late])
  const inTime = async (candidate: Candidate): Promise<Trial> => {
    const end = either.aborted
      ? { candidate, seconds: 0 }
      : await tryCandidate(candidate, progress, either)
    const leftOut = interrupt.aborted ? 'interrupted' : 'no time left within the first minute'
    return either.aborted ? { candidate, seconds: end.seconds, leftOut } : end
  }
  const all = candidates()
  const ofRole = (wanted: Candidate['role']) =>
    pMap(
      all.filter(({ role }) => role === wanted),
      inTime,
      { concurrency: 1 },
    )
  const done = (await Promise.all(suites.map(({ role }) => ofRole(role)))).flat()
  progress.stop()
  return all.flatMap((one) => done.filter(({ candidate }) => candidate === one))
}

/** The worst outcome of all; partial when there is none. */
function worst(tries: readonly Trial[]): Outcome {
  const order: Outcome[] = ['error', 'nonconformant', 'partial', 'conformant']
  const found = tries.flatMap(({ results, steps }): Outcome[] => [
    ...(results ? [results.outcome] : []),
    ...(steps && !hasStopped(steps) ? ['nonconformant' as const] : []),
  ])
  return order.find((outcome) => found.includes(outcome)) ?? 'partial'
}
