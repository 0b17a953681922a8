import { withFormerMembers } from './former-members.ts'
import type { Results } from './results.ts'
import { inOrder } from './verdicts.ts'

/**
 * The document itself: results by requirement, check, case and fault, members in one fixed order,
 * two spaces, one line feed at the end; equal runs give equal bytes apart from their times.
 * Characters that could act on whoever prints it are escaped.
 */
export function json(results: Results): string {
  const {
    format,
    suite,
    spec,
    subject,
    seed,
    outcome,
    counts,
    results: found,
    ...rest
  } = withFormerMembers(results)
  const ordered = { format, suite, spec, subject, seed, outcome, counts, results: inOrder(found) }
  const { transcripts, ...runDetails } = rest
  const document = {
    ...ordered,
    ...byName(runDetails),
    ...(transcripts && { transcripts: byName(transcripts) }),
  }
  return `${JSON.stringify(document, null, 2).replace(ACTING, escaped)}\n`
}

// JSON itself escapes only the controls below a space; these stand in strings alone.
const ACTING = /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

function byName(members: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)))
}
