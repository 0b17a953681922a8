import { satisfied, violated } from '../../../engine/finding.ts'
import { promiseOf } from '../../../engine/selection.ts'
import type { PluginHostCheck } from '../scenario.ts'
import { shownBy } from './judged.ts'
import { SCENARIOS } from './names.ts'
import { type Generated, requirements } from './requirements.ts'

/** What generated sessions show, by the requirement that it is about. */
export const checks: readonly PluginHostCheck[] = requirements.map(([verifies, expected]) => ({
  ...{ verifies, title: `${promiseOf(verifies)} (in generated sessions)` },
  on: { scenario: Object.values(SCENARIOS) },
  judge: (reading) => {
    const shown = shownBy(reading)
    return findings(verifies, expected, shown)
  },
}))

function findings(
  verifies: Generated,
  expected: string,
  { shows, difference }: ReturnType<typeof shownBy>,
) {
  if (difference?.requirement === verifies)
    return [violated(expected, difference.observed, difference.index)]
  return !difference && shows.includes(verifies) ? [satisfied()] : []
}
