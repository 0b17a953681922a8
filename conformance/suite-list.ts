import type { SuiteEntry } from './suite-entry.ts'
import * as entries from './suites.ts'

/** Every role that can be certified: commands, self-test, judge and documents follow this list. */
export const suites: readonly SuiteEntry[] = Object.values(entries).toSorted(
  (a, b) => a.place - b.place,
)
