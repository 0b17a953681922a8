import type { UnstampedEvent } from '../../recorder.ts'
import type { JsonObject } from '../../wire/json.ts'
import type { DeadlineName } from './deadline-name.ts'
import type { ReceivedLine, ToolRequest } from './tool-event.ts'

/** What is to be done in a session with a tool. */
export type ToolEffect =
  | { readonly effect: 'record'; readonly event: UnstampedEvent }
  | { readonly effect: 'record-line'; readonly line: ReceivedLine }
  | { readonly effect: 'launch' }
  /** `reportTaken` asks for the event `bytes-taken`, for each piece. */
  | {
      readonly effect: 'write'
      readonly bytes: Buffer | string
      readonly reportTaken: boolean
    }
  | { readonly effect: 'close-input' }
  | { readonly effect: 'signal'; readonly signal: 'SIGTERM' | 'SIGKILL' }
  /** Starts a deadline, or starts it again. */
  | { readonly effect: 'arm'; readonly deadline: DeadlineName; readonly ms: number }
  | { readonly effect: 'clear'; readonly deadline: DeadlineName }
  /** Asks the scripted host; comes back as `answered`. */
  | { readonly effect: 'answer'; readonly request: ToolRequest }
  /** Asks what the scripted host does of its own accord after a message, or in the subject's silence; comes back as `followed`. */
  | { readonly effect: 'follow'; readonly message?: JsonObject; readonly name: string }
  /** A message of that name has come, which those who make requests to the subject wait for. */
  | { readonly effect: 'visitor-sees'; readonly name: string }
  /** Comes back as `zombies-seen`. */
  | { readonly effect: 'look-for-zombies' }
  /** Records the files as they stand now, where the tool itself writes them. */
  | { readonly effect: 'look-at-files' }
  /** Comes back as `loop-turned`. */
  | { readonly effect: 'await-turn' }
  /** Nothing will happen for a while, so that another session may use the processor. */
  | { readonly effect: 'report-quiet' }
  /** Keeps only the beginning of a line that has not ended. */
  | { readonly effect: 'shorten-line'; readonly bytes: number }
  /** Records what is there of a last line, and lets go of the process; comes back as `released`. */
  | { readonly effect: 'release' }
  | { readonly effect: 'finish' }
