/**
 * One event of a recorded conversation as a results document carries it; `at` is microseconds since
 * its start, and texts may have been cut for display.
 * @see rfd-d11 §Message framing
 */
export type TranscriptEvent =
  | Started
  | { event: 'sent'; at: number; text?: string; base64?: string; note?: string }
  | Received
  | { event: 'stderr'; at: number; text: string; cut?: true }
  | { event: 'closed'; at: number; stream: 'stdin' | 'stdout' }
  | { event: 'signal'; at: number; signal: string; reason: string }
  | { event: 'timer'; at: number; name: string; ms: number; late?: number }
  | Exited
  | { event: 'note'; at: number; text: string; data?: unknown }

/** The first event: whose conversation this is. */
export interface Started {
  event: 'start'
  at: number
  session: string
  role: string
  command: string[]
  case?: string
  fault?: unknown
  baseline?: string
  revision: string
}

/** One line of the subject; `bytes` is its real size where the text was cut. */
export interface Received {
  event: 'received'
  at: number
  text?: string
  base64?: string
  bytes?: number
  ending: 'lf' | 'none'
}

/** The end of the subject's process, and who outlived it. */
export interface Exited {
  event: 'exit'
  at: number
  code: number | null
  signal: string | null
  survivors?: string[]
}
