import type { Fault } from './adversary/fault.ts'
import type { Ending } from './wire/lines.ts'

/** What is judged. */
export type Role = 'tool' | 'host' | 'plugin' | 'plugin-host' | 'flattener'

/** The first event: whose conversation this is, and under which fault it was held. */
export interface Started {
  event: 'start'
  at: 0
  session: string
  role: Role
  command: string[]
  case?: string
  fault?: Fault
  /** The session, held without a fault, that this one is compared with. */
  baseline?: string
  revision: string
  /** What the case and the configuration say that a judge needs to know. */
  context?: SessionContext
}

/** The facts about a session that no message tells. */
export interface SessionContext {
  stateful?: boolean
  probe?: boolean
  /** Variables that make the tool talk about itself. */
  debugEnv?: Record<string, string>
  tool?: string
  /** What the author's case expects. */
  expect?: {
    outcome?: 'success' | 'error' | 'any'
    result?: unknown
    files?: Record<string, unknown>
  }
  /** The deadlines of this session in milliseconds, already scaled. */
  limits?: Record<string, number>
  timeScale?: number
}

/** One event of a conversation; `at` is monotonic microseconds since its start. */
export type TranscriptEvent =
  | Started
  | { event: 'sent'; at: number; text?: string; base64?: string; note?: string }
  | {
      event: 'received'
      at: number
      text?: string
      base64?: string
      bytes?: number
      ending: Ending
    }
  | { event: 'stderr'; at: number; text: string; cut?: true }
  | { event: 'closed'; at: number; stream: 'stdin' | 'stdout' }
  | { event: 'signal'; at: number; signal: string; reason: string }
  | { event: 'timer'; at: number; name: TimerName; ms: number; late?: number }
  | { event: 'exit'; at: number; code: number | null; signal: string | null; survivors?: string[] }
  | { event: 'note'; at: number; text: NoteText; data?: unknown }

/** The named deadlines of a session, each anchored to an event. */
export type TimerName =
  | 'startup'
  | 'idle'
  | 'exit'
  | 'cancel-grace'
  | 'end-of-input'
  | 'term-grace'
  | 'session'
  | 'requests'
  | 'flood'

/** What the harness itself has to say. */
export type NoteText =
  | 'fault applied'
  | 'could not start'
  | 'project'
  | 'directory changed'
  | 'directory not seen'
  | 'out of memory'
  | 'input refused'
  | 'interrupted'
  | 'events left out'
  | 'processes left the group and outlived it'
  | 'processes outlived the run'

/** A whole conversation, in order. */
export type Transcript = TranscriptEvent[]
