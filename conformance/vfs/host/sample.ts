import { oneOfEachArea } from '../../engine/sample.ts'
import { isHostCheck } from './host-check.ts'

const LONG_MS = 2_000

/** Of so many areas one is looked at: each scenario starts programs, and two hosts are to be shown beside all else. */
const EVERY = 2

/** One scenario of every second area that is over soon. Flattening is left out. */
export function sampleOf(checks: readonly { on: unknown }[]): { skip: string[]; part: string } {
  const { skip, part } = oneOfEachArea(
    checks.filter(isHostCheck).map(({ scenario: { name, expectedDurationMs = 0 } }) => ({
      name,
      isLong: expectedDurationMs >= LONG_MS,
    })),
    EVERY,
  )
  return { skip: [...skip, 'flattener.*'], part }
}
