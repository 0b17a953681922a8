import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type {
  ToolCall,
  ToolCallResponse,
  TurnEndInquiry,
} from '../../../spec/generated/messages/toolstate.ts'
import type { Answer, Choice } from '../registry/event.ts'
import type { Handle, PendingQuestion } from '../registry/handle.ts'
import type { Clock, LiveTool, Schedule, ToolObserver } from '../registry/world.ts'
import type { Revision } from './plan.ts'

/** A tool that runs to its end. */
export interface OneShotRun {
  /** Never rejects. */
  readonly over: Promise<ToolCallResponse>
  cancel(): void
}

/** What a coordinator works with. */
export interface CoordinatorEnvironment {
  readonly tools: readonly Tool[]
  readonly revision: Revision
  readonly clock: Clock
  readonly schedule: Schedule
  /** Milliseconds that a spawn or an apply waits at most for a report. */
  readonly reportMs: number
  /** Starts a tool that lives on. */
  launch(tool: Tool, call: ToolCall, observer: ToolObserver): LiveTool
  /** Runs a tool to its end, with the answers to what it asks on the way. */
  runOnce(tool: Tool, call: ToolCall): OneShotRun
  /** Asks the user whether a call may go on. */
  permit(tool: Tool, call: ToolCall): Promise<boolean>
  /** Has a tool's question answered; left out where nobody is there. */
  readonly ask?: (handle: Handle, question: PendingQuestion) => Promise<Answer>
  /** Asks the assistant what becomes of handles at the end of the turn. */
  inquire(inquiry: TurnEndInquiry): Promise<readonly Choice[]>
}
