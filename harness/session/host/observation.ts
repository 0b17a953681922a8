import type { TranscriptEvent } from '../../transcript.ts'

/** An entry of a side channel, or the end of a process that one named, as an event of the transcript. */
export type Observation = Extract<TranscriptEvent, { event: 'probe' }>

/** One reading of the side channels. */
export interface Observed {
  readonly observations: readonly Observation[]
  /** The ids of the calls of which a process lives. */
  readonly living: readonly string[]
}
