import { fits } from '../conformance/certify/selection.ts'
import { closest } from './nearest.ts'
import type { Problem } from './problem.ts'

/** What a pattern may name: the requirement that a check verifies, or the title of the check. */
export interface Nameable {
  verifies: string
  title: string
}

/** Patterns that name no check at all, each with the id that comes closest. */
export function unmatched(
  option: string,
  patterns: readonly string[],
  checks: readonly Nameable[],
): Problem[] {
  const missing = patterns.filter((pattern) => !checks.some((check) => fits(pattern, check)))
  const ids = checks.map(({ verifies }) => verifies)
  return missing.map((pattern) => {
    const id = closest(pattern, ids) ?? ''
    const says = `no check matches \`${option} ${pattern}\`; did you mean \`${id}\`?`
    const area = id.slice(0, id.lastIndexOf('.'))
    return {
      says,
      hint: `* stands for any text: ${option} '${area}.*'. Ids: jp-conformance spec list`,
    }
  })
}
