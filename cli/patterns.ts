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
  return missing.map((pattern) => ({
    says: `no check matches \`${option} ${pattern}\`; did you mean \`${closest(pattern, ids)}\`?`,
    hint: `* stands for any text: ${option} '*.${pattern.replaceAll('*', '')}*'. Ids: jp-conformance spec list`,
  }))
}
