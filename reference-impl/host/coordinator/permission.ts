import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { RunMode, ToolCall } from '../../../spec/generated/messages/toolstate.ts'
import type { Plan } from './plan.ts'

type Mode = Extract<RunMode, string>

/** Actions about a handle that is there already. */
const LATER = ['fetch', 'apply', 'abort'] as const

/** Whether the user is asked before a call: for a handle, only at its spawn. @see rfd009 §Interaction with tool permission system */
export function needsPermission(tool: Tool, plan: Plan): boolean {
  if (modeOf(tool, 'spawn') !== 'ask') return false
  return plan.path !== 'registry' || plan.command.command === 'spawn'
}

/** The action of a call about a handle that is there already. */
export const laterActionOf = (
  { stateful }: Tool,
  { arguments: { action } }: ToolCall,
): (typeof LATER)[number] | undefined =>
  stateful === true ? LATER.find((each) => each === action) : undefined

/** What comes before an action of a tool, a run to its end among the spawns. */
export function modeOf(
  { run = 'unattended' }: Tool,
  action: 'spawn' | (typeof LATER)[number],
): Mode {
  const { mode, actions = {} } = typeof run === 'string' ? { mode: run } : run
  return actions[action] ?? (action === 'spawn' ? mode : 'unattended')
}
