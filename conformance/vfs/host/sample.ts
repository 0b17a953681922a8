import { isHostCheck } from './host-check.ts'

const LONG_MS = 2_000

/** One scenario of each area: all of them would take too long for a first look. Flattening is left out. */
export function sampleOf(checks: readonly { on: unknown }[]): { skip: string[]; part: string } {
  const scenarios = checks.filter(isHostCheck).map(({ scenario }) => scenario)
  const brief = scenarios.filter(({ expectedDurationMs = 0 }) => expectedDurationMs < LONG_MS)
  const first = new Map(brief.toReversed().map(({ name }) => [areaOf(name), name]))
  const names = scenarios.map(({ name }) => name)
  const skip = names.filter((name) => first.get(areaOf(name)) !== name)
  const part = `${first.size} of ${new Set(names).size} scenarios`
  return { skip: [...skip, 'flattener.*'], part }
}

/** A scenario's name begins with its area and a colon. */
const areaOf = (name: string) => name.split(':')[0]
