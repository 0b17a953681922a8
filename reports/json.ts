import type { Results } from './results.ts'
import { inOrder } from './verdicts.ts'

/**
 * The document itself: results by requirement, check, case and fault, members in one fixed order,
 * two spaces, one line feed at the end; equal runs give equal bytes apart from their times.
 */
export function json(results: Results): string {
  const { format, suite, spec, subject, seed, outcome, counts, results: found, ...rest } = results
  const ordered = { format, suite, spec, subject, seed, outcome, counts, results: inOrder(found) }
  const { transcripts, ...circumstances } = rest
  const document = {
    ...ordered,
    ...byName(circumstances),
    ...(transcripts && { transcripts: byName(transcripts) }),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function byName(members: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)))
}
