/** A scenario as far as a first look chooses by it; its name begins with its area and a colon. */
export interface Sampled {
  name: string
  /** It takes too long for a first look. */
  isLong?: boolean
}

/** One scenario of each area, and how much of all this is: all of them would take too long for a first look. */
export function oneOfEachArea(scenarios: readonly Sampled[]): { skip: string[]; part: string } {
  const brief = scenarios.filter(({ isLong = false }) => !isLong)
  const first = new Map(brief.toReversed().map(({ name }) => [areaOf(name), name]))
  const names = new Set(scenarios.map(({ name }) => name))
  const skip = [...names].filter((name) => first.get(areaOf(name)) !== name)
  return { skip, part: `${first.size} of ${names.size} scenarios` }
}

const areaOf = (name: string) => name.split(':')[0]
