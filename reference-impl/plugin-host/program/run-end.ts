import type { Message } from './message.ts'

/** How a run came to its end. */
export interface RunEnd {
  /** The plugin's `exit`, if it sent one. */
  exit?: Message
  /** `shutdown` was sent before. */
  shutdown: boolean
  /** The signal of which the plugin died. */
  signal?: NodeJS.Signals
}

/** What the run means for the process of the host. */
export interface Outcome {
  status: number
  /** Reported to the user. */
  complaint?: string
}
