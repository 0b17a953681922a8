import type { ToolError } from '../../../spec/generated/messages/toolstate.ts'

/** How a tool ended: with its output, or with a failure. @see rfd009 §ToolState — what a tool produces */
export type Result = { readonly Ok: string } | { readonly Err: ToolError }

/** A failure in the host's words, which does not go away by itself. */
export const failure = (message: string): Result => ({
  Err: { message, trace: [], transient: false },
})

/** The text of a result for a person: the output, or the message of the failure. */
export const textOf = (result: Result): string => ('Ok' in result ? result.Ok : result.Err.message)
