import { oneOfEachArea } from '../../engine/sample.ts'
import { isHostCheck } from './host-check.ts'

const LONG_MS = 2_000

/** One scenario of each area that is over soon. Flattening is left out. */
export function sampleOf(checks: readonly { on: unknown }[]): { skip: string[]; part: string } {
  const { skip, part } = oneOfEachArea(
    checks.filter(isHostCheck).map(({ scenario: { name, expectedDurationMs = 0 } }) => ({
      name,
      isLong: expectedDurationMs >= LONG_MS,
    })),
  )
  return { skip: [...skip, 'flattener.*'], part }
}
