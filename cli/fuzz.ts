import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { suites } from '../conformance/suite-list.ts'
import { certify } from './certify.ts'
import { didYouMean } from './nearest.ts'
import type { FuzzOptions } from './options.ts'
import { refuse } from './problem.ts'
import { type Status, status } from './status.ts'

/** Sessions that are generated where neither their number nor the time is stated. */
const RUNS = 200

/** Tries generated sessions with a subject of any role, as it would be certified. */
export function fuzz(
  entry: SuiteEntry,
  options: FuzzOptions,
  words: { words: readonly string[]; argv: readonly string[] },
): Promise<Status> {
  const { seconds = Number.POSITIVE_INFINITY } = options
  const { runs = options.seconds === undefined ? RUNS : Number.POSITIVE_INFINITY } = options
  return certify(
    {
      ...entry,
      command: `fuzz ${entry.role}`,
      async load() {
        const { fuzzing } = await import('../conformance/engine/fuzz.ts')
        const [suite, how] = await Promise.all([entry.load(), entry.fuzzing()])
        return fuzzing(suite, how, { runs, ms: seconds * 1_000 })
      },
    },
    options,
    words,
  )
}

/** Refuses a command line that names no role that there is. */
export function refuseRole(role?: string): Status {
  const roles = suites.map((entry) => entry.role)
  const message =
    role === undefined
      ? 'name the role of the program.'
      : `unknown role \`${role}\`; ${didYouMean(role, roles)}`
  return refuse(
    [{ message, hint: `jp-conformance fuzz (${roles.join(' | ')}) -- COMMAND…` }],
    status.usage,
  )
}
