import type { TurnEndInquiry } from '../../../spec/generated/messages/toolstate.ts'
import type { Answer, Choice } from './event.ts'
import type { EndCause, Handle, PendingQuestion, Report } from './handle.ts'
import type { Result } from './result.ts'

/** What a tool reports to the host that runs it. */
export interface ToolObserver {
  reported(report: Report): void
  /** It has sent its final report; its process may take a while to leave. */
  stopped(result: Result): void
  /** Called once, when its process is gone or could not be started; the result counts where none was reported before. */
  gone(result: Result): void
}

/** A tool that lives between calls, whatever is behind it. @see rfd009 §Handle registry */
export interface LiveTool {
  /** Hands a value over: as the answer to the question with this id, or as input. */
  deliver(input: unknown, question?: string): void
  /** Makes it end, however unwilling it is. */
  end(cause: EndCause): void
}

/** Time as a runtime knows it, in milliseconds. */
export interface Clock {
  now(): number
  /** Does something later; returns what calls it off. */
  after(ms: number, task: () => void): () => void
}

/**
 * Decides when what a source has brought is looked at. What comes from one source stays in its order; nothing else is
 * promised, so that a test can try the orders.
 */
export type Schedule = (source: string, task: () => void) => void

/** What a registry's runtime finds around it: all that could make two runs differ. */
export interface World {
  readonly clock: Clock
  readonly schedule: Schedule
  /** Starts the tool of a spawn; what cannot be started is gone at once. */
  launch(call: number, observer: ToolObserver): LiveTool
  /** Asks the user whether a call may go on. */
  permit(call: number): Promise<boolean>
  /** Has a tool's question answered; left out where nobody is there, so that the question stays open for an apply. */
  readonly ask?: (handle: Handle, question: PendingQuestion) => Promise<Answer>
  /** Asks the assistant what becomes of handles; where it gives no valid answer, nothing is chosen. */
  inquire(inquiry: TurnEndInquiry): Promise<readonly Choice[]>
}

/** Looks at everything as it comes. */
export const atOnce: Schedule = (_, task) => task()

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(ms, LONGEST_MS))
    return () => clearTimeout(timer)
  },
}

/** What a timer can count at most; more would make it run out at once. */
const LONGEST_MS = 2 ** 31 - 1
