import { isHostCheck } from './host-check.ts'

const LONG_MS = 2_000

/** One scenario of each area: all of them would take too long for a first look. Flattening is left out. */
export function sampleOf(checks: readonly { on: unknown }[]): { skip: string[]; part: string } {
  const occasions = checks.filter(isHostCheck).map(({ occasion }) => occasion)
  const brief = occasions.filter(({ waits_ms = 0 }) => waits_ms < LONG_MS)
  const first = new Map(brief.toReversed().map(({ name }) => [areaOf(name), name]))
  const names = occasions.map(({ name }) => name)
  const skip = names.filter((name) => first.get(areaOf(name)) !== name)
  const part = `${first.size} of ${new Set(names).size} scenarios`
  return { skip: [...skip, 'flattener.*'], part }
}

/** A scenario's name begins with its area and a colon. */
const areaOf = (name: string) => name.split(':')[0]
