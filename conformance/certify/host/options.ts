import type { Transcript } from '../../../harness/transcript.ts'
import type { Host as HostConfig } from '../../../spec/generated/config.ts'
import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Result } from '../../../spec/generated/results.ts'
import type { Narrowing } from '../selection.ts'

/** How a host is to be certified. */
export interface HostOptions extends Narrowing {
  /** The validated configuration, its defaults not filled in. */
  config: HostConfig
  /** The argument vector that starts the driver, or with `exec` the host itself. */
  command: readonly string[]
  /** The host is a plain command whose placeholders are filled in. */
  exec?: boolean
  /** The providers that a host is certified for that flattens. */
  providers?: readonly ProviderId[]
  /** The directory that relative paths of the configuration resolve against. */
  base: string
  revision?: string
  /** Whether what a busy machine makes doubtful is held again before it is believed; true by default. */
  again?: boolean
  /** Whether a first conversation shows that the host runs tools at all, before anything else is tried; true by default. */
  smoke?: boolean
  seed: number
  /** Conversations that use the processor at once; 0 for as many as there are cores. */
  jobs: number
  timeScale: number
  /** The command line, for the report. */
  argv: string[]
  onProgress?(progress: { done: number; planned: number; doing: string }): void
  onResult?(result: Result): void
  onTranscript?(transcript: Transcript): void
  interrupt?: AbortSignal
}
