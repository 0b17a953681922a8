import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { Plan } from './plan.ts'

/** Whether the user is asked before a call: for a handle, only at its spawn. @see rfd009 §Interaction with tool permission system */
export function needsPermission({ run }: Tool, plan: Plan): boolean {
  if (run !== 'ask') return false
  return plan.path !== 'registry' || plan.command.command === 'spawn'
}
