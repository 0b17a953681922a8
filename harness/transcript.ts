import type { Fault } from './adversary/fault.ts'
import type { AskReply, Instance, Purpose } from './exchange.ts'
import type { JsonObject } from './wire/json.ts'
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
  /** What the rows about the session are grouped by: a case of a tool, a provider of a flattener. */
  case?: string
  /** Name of the scenario, where checks select by it. */
  scenario?: string
  fault?: Fault
  /** The session and the check whose violation this one is to show with less. */
  shrinks?: { session: string; requirement: string; check: string }
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
  /** What the configuration of a tool says of other features. */
  declared?: Record<string, boolean>
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
  /** What a host claims. */
  features?: string[]
  /** Name of a flattener, as its configuration says. */
  name?: string
  /** The schema of a trial. */
  example?: { name: string; schema: JsonObject }
  /** A host is asked to flatten in this session, as a flattener is. */
  flattening?: true
  /** Whether a flattener spells instances itself. */
  instances?: boolean
  /** Requirements that a flattener does not claim, by pattern. */
  unclaimed?: string[]
  /** What the placeholders of a host's occasion stood for. */
  places?: { web: string; 'web-port': string; outside: string }
  /** Microseconds since the epoch at which the times of the transcript begin. */
  epoch?: number
}

/** One event of a conversation; `at` is monotonic microseconds since its start. */
export type TranscriptEvent =
  | Started
  | {
      event: 'sent'
      at: number
      text?: string
      base64?: string
      note?: string
      /** Number of the exchange, by which its reply is found. */
      exchange?: number
      purpose?: Purpose
    }
  | {
      event: 'received'
      at: number
      text?: string
      base64?: string
      bytes?: number
      ending: Ending
      exchange?: number
    }
  /** What came in place of a line that answers. */
  | { event: 'reply'; at: number; exchange: number; reply: Exclude<AskReply, { kind: 'answer' }> }
  /** An instance that the suite chose for a trial. */
  | { event: 'instance'; at: number; instance: Instance }
  | { event: 'stderr'; at: number; text: string; cut?: true }
  | { event: 'closed'; at: number; stream: 'stdin' | 'stdout' }
  | { event: 'signal'; at: number; signal: string; reason: string }
  /** A deadline of `ms`, or another limit: `ms` is 0 then, and `after` tells it: `50000 lines`. */
  | { event: 'timer'; at: number; name: TimerName; ms: number; late?: number; after?: string }
  | {
      event: 'exit'
      at: number
      code: number | null
      signal: string | null
      /** What it left running in its process group. */
      survivors?: string[]
      /** What it had started and not reaped when it said its last word. */
      zombies?: string[]
    }
  /** What our probe, which a host runs, told on its side channel about the call. */
  | { event: 'probe'; at: number; call: string; entry: ProbeEntry }
  /** What our HTTP server was asked for by a host. */
  | { event: 'web'; at: number; request: WebRequest }
  | { event: 'note'; at: number; text: NoteText; data?: unknown }

/** One thing that our probe tells; whoever keeps it adds when it was. */
export interface ProbeEntry {
  /** A line that the host wrote to the tool, as text; `bytes` tells the real size of one that is cut. */
  line?: string
  bytes?: number
  /** The name of a signal, `end of input`, or `gone` when the process `pid` was found to be. */
  event?: string
  /** A step `{ "mark": NAME }`. */
  mark?: string
  /** What a step saw; told on the side channel alone, since the report has it anyway. */
  seen?: unknown
  /** The probe's own process, or the one that is gone. */
  pid?: number
}

/** One HTTP request that reached us. */
export interface WebRequest {
  method: string
  path: string
  /** By name in lower case. */
  headers: Record<string, string | string[] | undefined>
  /** Names and values in turn, as they came. */
  rawHeaders: string[]
  /** Text where it is UTF-8, else `base64`. */
  body?: string
  base64?: string
}

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
  | 'answer'
  | 'mark'
  | 'gone'

/** What the harness itself has to say. */
export type NoteText =
  | 'fault applied'
  | 'could not start'
  | 'driver failed'
  | 'driver refused'
  | 'not supported'
  | 'mark not seen'
  | 'outside'
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
