import type { Move } from '../../adversary/tactic.ts'
import type { TranscriptEvent } from '../../transcript.ts'
import type { JsonObject } from '../../wire/json.ts'
import type { DeadlineName } from './deadline-name.ts'

/** A line of the tool, as an event of the transcript. */
export type ReceivedLine = Extract<TranscriptEvent, { event: 'received' }>

/** A request of the tool, by its place among all of them: 1 is the first. */
export interface ToolRequest {
  readonly at: number
  readonly message: JsonObject
  readonly method: string
}

/** What can happen in a session with a tool. */
export type ToolEvent =
  | { readonly event: 'started' }
  | { readonly event: 'start-failed'; readonly reason: string }
  /** Bytes of the tool, before the lines among them. */
  | { readonly event: 'bytes'; readonly count: number }
  | { readonly event: 'line'; readonly line: ReceivedLine }
  /** A line has not ended, and is longer than any that is kept. */
  | { readonly event: 'line-too-long' }
  /** The scripted host has a response to a request. */
  | { readonly event: 'answered'; readonly request: ToolRequest; readonly response: JsonObject }
  /** What the scripted host does of its own accord; nothing in a silence means that it is the end. */
  | { readonly event: 'followed'; readonly name: string; readonly moves: readonly Move[] }
  /** The address at which the subject serves accepts connections; later, every request to it has been made. */
  | { readonly event: 'visits-began' }
  | { readonly event: 'visits-ended' }
  /** The tool's pipe has taken a piece of a message that was too long to be taken at once. */
  | { readonly event: 'bytes-taken' }
  | { readonly event: 'output-ended' }
  /** The process is gone; what it wrote may still be on its way. */
  | { readonly event: 'exited'; readonly code: number | null; readonly signal: string | null }
  /** `late` is how many milliseconds late it was noticed, 0 where that is no more than noise. */
  | {
      readonly event: 'deadline-expired'
      readonly deadline: DeadlineName
      readonly ms: number
      readonly late: number
    }
  /** The event loop has turned round once: whatever stood in a pipe would have been read. */
  | { readonly event: 'loop-turned' }
  | { readonly event: 'zombies-seen'; readonly names: string[] }
  | { readonly event: 'interrupted' }
  /** Nothing is read any more; `survivors` are the names of what was left of the process group. */
  | {
      readonly event: 'released'
      readonly survivors: string[]
      /** The files of the project, where we serve them. */
      readonly project?: Record<string, unknown>
    }
