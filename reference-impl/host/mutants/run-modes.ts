import type { ConfigureParams, Tool } from '../../../spec/generated/messages/driver.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Mutant } from './mutant.ts'
import { onSingle } from './single-calls.ts'

type Change = Pick<Mutant, 'keeping'>

/** Makes something else of a call that the user has edited. */
export function editing(change: (call: ToolCall) => (edited: ToolCall) => ToolCall): Change {
  return {
    keeping: {
      edit: (plainly) => async (tool, call) => {
        const edited = await plainly(tool, call)
        return edited && change(call)(edited)
      },
    },
  }
}

/** Reads a configuration with other tools. */
export function configured(change: (tool: Tool) => Tool): Change {
  return {
    keeping: {
      configured: (params) => {
        const { tools = [], ...more } = params as ConfigureParams
        return { ...more, tools: tools.map(change) }
      },
    },
  }
}

/** Reads a configuration with other policies for the end of a turn. */
export const policiesAs = (change: (policy: string) => string): Change =>
  configured((tool) => {
    const { on_turn_end: policy, ...lifecycle } = tool.spawn?.lifecycle ?? {}
    if (policy === undefined) return tool
    const on_turn_end = change(policy) as typeof policy
    return { ...tool, spawn: { ...tool.spawn, lifecycle: { ...lifecycle, on_turn_end } } }
  })

/** Answers calls of the skipped tool otherwise. */
export function skippedAs(answer: (id: string, handle: unknown) => ToolCallResponse): Change {
  return onSingle(async (call, carryOut) => {
    const response = await carryOut(call)
    return call.tool === 'skipped' ? answer(call.id, call.arguments.id) : response
  })
}
