import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Result } from '../../../spec/generated/results.ts'
import type { FlattenerCheck } from '../../flattener/check.ts'
import type { Example } from '../../flattener/examples.ts'
import type { LineTalk } from '../../flattener/talk.ts'
import type { Narrowing } from '../selection.ts'

/** A schema with which a requirement is broken for a provider. */
export interface Counterexample {
  requirement: string
  provider: ProviderId
  example: Example
}

/** How a flattener is to be certified. */
export interface FlattenerOptions extends Narrowing {
  /** The argument vector that starts it. */
  command: string[]
  /** The directory that it is started in. */
  cwd: string
  env?: Record<string, string>
  name?: string
  /** The providers that it is certified for. */
  providers: readonly ProviderId[]
  /** The checks to choose from; all of them when left out. */
  checks?: readonly FlattenerCheck[]
  /** Schemas of the user's own. */
  schemas?: readonly Example[]
  /** Whether it spells instances itself; found out when left out. */
  instances?: boolean
  /** Requirements that it does not claim, by pattern: they are not judged. */
  unclaimed?: readonly string[]
  /** How many generated schemas each provider is tried with. */
  runs: number
  seed: number
  timeScale: number
  /** The command line, for the report. */
  argv: string[]
  revision?: string
  onProgress?(progress: { done: number; planned: number; doing: string }): void
  onResult?(result: Result): void
  /** Told of the smallest schema that was found to break a requirement. */
  onCounterexample?(found: Counterexample): void
  interrupt?: AbortSignal
  /** A function that speaks in place of a process; the command only names it then. */
  talk?: LineTalk
}
