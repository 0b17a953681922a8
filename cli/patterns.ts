import type { Problem } from './problem.ts'
import { nearest } from './spec/nearest.ts'

/** What a pattern may name: an id that a check has or verifies, or the title of a check. */
export interface Nameable {
  id: string
  verifies: string
  title: string
}

/** Patterns that name no check at all, each with the id that comes closest. */
export function unmatched(
  option: string,
  patterns: readonly string[],
  checks: readonly Nameable[],
): Problem[] {
  const missing = patterns.filter((pattern) => !checks.some((check) => names(pattern, check)))
  return missing.map((pattern) => {
    const ids = checks.flatMap(({ id, verifies }) => [verifies, id])
    const [close] = nearest(pattern.replaceAll('*', ''), ids, 1)
    const guess = close === undefined ? '' : `; did you mean \`${close}\`?`
    const says = `no check matches \`${option} ${pattern}\`${guess === '' ? '.' : guess}`
    return { says, hint: 'Requirements and their ids: jp-conformance spec list' }
  })
}

/** Whether a pattern names a check; `*` stands for any characters, and an id also for all ids below it. */
export function names(pattern: string, { id, verifies, title }: Nameable): boolean {
  const expression = matcher(pattern)
  return [id, verifies, title].some(
    (name) => expression.test(name) || name.startsWith(`${pattern}.`),
  )
}

function matcher(pattern: string): RegExp {
  const parts = pattern.split(/(\*+|\?)/).map((part) => {
    if (part.startsWith('*')) return '.*'
    return part === '?' ? '.' : part.replace(/[\\^$.|+()[\]{}]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 'i')
}
