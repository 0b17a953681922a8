import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Reply } from '../registry/command.ts'
import type { Claim } from '../registry/event.ts'
import { firstSettings, settingsOf } from '../registry/settings.ts'
import type { Plan, Revision } from './plan.ts'

/** A call from its batch's arrival to its response. */
export interface Underway {
  /** A number of its own; ids of calls may come again. */
  readonly number: number
  readonly call: ToolCall
  readonly plan: Plan
}

/** What a call claims before anything of its batch runs: a spawn its id. @see rfd037 §await in parallel tool call batches */
export function claimIn({ number, plan }: Underway, revision: Revision): Claim[] {
  if (plan.path !== 'registry' || !plan.tool || plan.command.command !== 'spawn') return []
  const { tool, id } = plan
  const settings = revision === 'rfd009-r1' ? firstSettings : settingsOf(tool)
  return [{ call: number, tool: tool.name, settings, ...(id !== undefined && { id }) }]
}

/** The response to a call of a batch that was refused as a whole. */
export const refusedWith = (call: ToolCall, refusals: readonly string[]): ToolCallResponse => ({
  id: call.id,
  error: `the batch was refused: ${refusals.join('; ')}`,
})

/** The response that a reply of the registry becomes. */
export const responseOf = (call: ToolCall, reply: Reply): ToolCallResponse => ({
  id: call.id,
  ...reply,
})
