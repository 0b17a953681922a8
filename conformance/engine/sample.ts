/** A scenario as far as a first look chooses by it; its name begins with its area and a colon. */
export interface Sampled {
  name: string
  /** It takes too long for a first look. */
  isLong?: boolean
}

/**
 * One scenario of each area, or of one in `every` areas, and how much of all this is: all of them would take too long for a first look.
 */
export function oneOfEachArea(
  scenarios: readonly Sampled[],
  every = 1,
): { skip: string[]; part: string } {
  const brief = scenarios.filter(({ isLong = false }) => !isLong)
  const areas = [...Map.groupBy(brief, ({ name }) => areaOf(name))]
  const chosen = areas.filter((_, at) => at % every === 0)
  const first = new Map(chosen.map(([area, [one]]) => [area, one?.name]))
  const names = new Set(scenarios.map(({ name }) => name))
  const skip = [...names].filter((name) => first.get(areaOf(name)) !== name)
  return { skip, part: `${first.size} of ${names.size} scenarios` }
}

const areaOf = (name: string) => name.split(':')[0]
