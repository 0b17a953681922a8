import type { Containers } from '../../harness/launch/index.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { Tool } from '../../spec/generated/config.ts'
import type { Result } from '../../spec/generated/results.ts'
import type { Narrowing } from './selection.ts'

/** How a tool is to be certified. */
export interface CertifyOptions extends Narrowing {
  /** The validated configuration, its defaults not filled in. */
  config: Tool
  /** The argument vector that starts the tool. */
  command: string[]
  /** The directory that relative paths of the configuration resolve against. */
  base: string
  revision?: string
  profile?: string
  seed: number
  /** Conversations that use the processor at once; 0 for as many as there are cores. */
  jobs: number
  timeScale: number
  /** The command line, for the report. */
  argv: string[]
  /** Where the tool runs, when not on this machine; closed at the end. */
  containers?: Containers
  onProgress?(progress: { done: number; planned: number; doing: string }): void
  onResult?(result: Result): void
  onTranscript?(transcript: Transcript): void
  interrupt?: AbortSignal
}
