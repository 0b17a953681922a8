import type { Results } from '../../spec/generated/results.ts'
import data from '../self-test/null-line.json' with { type: 'json' }

/** How the trivial subjects score in this very suite; measured by the self-test, which refuses a stale record. */
export const nullLine = data as NonNullable<Results['nullLine']>
