import type { Containers } from '../../harness/launch/index.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { Result } from '../../spec/generated/results.ts'
import type { Narrowing } from './selection.ts'

/** What every certification is given. */
export interface RunOptions<Config = unknown> extends Narrowing {
  /** The validated configuration, its defaults not filled in. */
  config: Config
  /** The argument vector that starts the subject. */
  command: readonly string[]
  /** The directory that relative paths of the configuration resolve against. */
  base: string
  profile?: string
  seed: number
  /** Sessions that use the processor at once; 0 for as many as there are cores. */
  jobs: number
  timeScale: number
  /** Where the subject runs, when not on this machine; closed at the end. */
  containers?: Containers
  /** The command line, for the report. */
  argv: readonly string[]
  /** Whether what a busy machine makes doubtful is run again before it is believed; true by default. */
  rerun?: boolean
  /** Whether a session that a limit of the suite decided is run once more unhurried; true by default. */
  retryUnhurried?: boolean
  onProgress?(progress: { done: number; planned: number; doing: string }): void
  onResult?(result: Result): void
  onTranscript?(transcript: Transcript): void
  interrupt?: AbortSignal
}
