import type { Results } from '../../spec/generated/results.ts'
import flattenerData from '../self-test/flattener-null-line.json' with { type: 'json' }
import hostData from '../self-test/host-null-line.json' with { type: 'json' }
import data from '../self-test/null-line.json' with { type: 'json' }

/** How the trivial subjects score in this very suite; measured by the self-test, which refuses a stale record. */
export const nullLine = data as NonNullable<Results['nullLine']>

/** The same of trivial hosts. */
export const hostNullLine = hostData as NonNullable<Results['nullLine']>

/** The same of trivial flatteners. */
export const flattenerNullLine = flattenerData as NonNullable<Results['nullLine']>
