import type { JsonObject } from '../../../harness/wire/json.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Mutant } from './mutant.ts'

/** Carries out one call as the host does. */
export type CarryOut = (call: ToolCall) => Promise<ToolCallResponse>

/** Carries out each single call otherwise; batches of several are left as they are. */
export const onSingle = (
  carry: (call: ToolCall, carryOut: CarryOut) => Promise<ToolCallResponse>,
): Pick<Mutant, 'keeping'> => ({
  keeping: {
    call: (plainly) => {
      const carryOut = async (call: ToolCall) => {
        const { responses } = await plainly({ calls: [call] })
        return responses[0] ?? { id: call.id, error: 'no response' }
      }
      return async (batch) => {
        const [call, ...others] = batch.calls
        if (!call || others.length > 0) return plainly(batch)
        return { responses: [await carry(call, carryOut)] }
      }
    },
  },
})

/** Carries out the single calls of one action otherwise. */
export const onAction = (action: string, carry: Parameters<typeof onSingle>[0]) =>
  onSingle((call, carryOut) =>
    call.arguments.action === action ? carry(call, carryOut) : carryOut(call),
  )

/** Carries out the single calls of one action on handles in one state otherwise; the handle is fetched before. */
export const onActionIn = (action: string, state: string, carry: Parameters<typeof onSingle>[0]) =>
  onAction(action, async (call, carryOut) => {
    const before = await carryOut(command(call, 'fetch', call.arguments.id))
    return shownIn(before).state === state ? carry(call, carryOut) : carryOut(call)
  })

/** The same call with other arguments. */
export const having = (call: ToolCall, change: JsonObject): ToolCall => ({
  ...call,
  arguments: { ...call.arguments, ...change },
})

/** A command for a handle of the tool of a call, and without what that call has beside. */
export const command = (
  { id, tool }: ToolCall,
  action: string,
  handle: unknown,
  more: JsonObject = {},
): ToolCall => ({ id, tool, arguments: { action, id: handle, ...more } })

/** What a response shows of a handle; nothing for a refusal. */
export const shownIn = (response: ToolCallResponse): JsonObject =>
  'result' in response ? (response.result as unknown as JsonObject) : {}

/** The response with other members of the handle that it shows. */
export const showing = (response: ToolCallResponse, change: JsonObject): ToolCallResponse =>
  'result' in response
    ? ({ ...response, result: { ...shownIn(response), ...change } } as ToolCallResponse)
    : response

/** Milliseconds between two looks at a handle. */
const LOOK_MS = 100

/** Lets a moment pass. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS))
