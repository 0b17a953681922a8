import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { laterActionOf, modeOf } from '../coordinator/permission.ts'
import type { CallBatch, Edit, Permit } from '../keeping.ts'
import { refusal } from './response.ts'

/** What becomes of a call before its tool is looked at. */
type Prepared = { call: ToolCall } | { response: ToolCallResponse }

/** Lets a user decide on a call. */
interface User {
  permit: Permit
  edit: Edit
}

/**
 * Skips calls and has them edited, as their tools are configured for each action; the others of a batch wait for the
 * user. A spawn that only needs permission is left to what knows the awaits beside it. A batch of which none is held up
 * goes on at once, so that an interrupt that follows at once finds it.
 *
 * @see rfd009 §Integration with existing tool system
 */
export const inRunModes =
  (tools: readonly Tool[], user: User, carryOut: CallBatch): CallBatch =>
  async (batch) => {
    const stopped = batch.calls.map((call) => stopOf(tools, user, call))
    if (!stopped.some(Boolean)) return carryOut(batch)
    const prepared = await Promise.all(batch.calls.map((call, i) => stopped[i]?.() ?? { call }))
    const calls = prepared.flatMap((each) => ('call' in each ? each.call : []))
    const answered = calls.length > 0 ? await carryOut({ ...batch, calls }) : { responses: [] }
    const [...others] = answered.responses
    const responses = prepared.flatMap((each) =>
      'response' in each ? each.response : others.splice(0, 1),
    )
    return { ...answered, responses }
  }

/** What a call has to wait for; undefined when nothing. */
function stopOf(
  tools: readonly Tool[],
  { permit, edit }: User,
  call: ToolCall,
): (() => Promise<Prepared>) | undefined {
  const tool = tools.find(({ name }) => name === call.tool)
  if (!tool) return undefined
  const action = laterActionOf(tool, call)
  const mode = modeOf(tool, action ?? 'spawn')
  if (mode === 'skip') return async () => refused(call, 'the tool is skipped')
  if (mode === 'edit') return async () => preparedAs(await edit(tool, call), call)
  if (mode !== 'ask' || !action) return undefined
  return async () => preparedAs((await permit(tool, call)) ? call : undefined, call)
}

const preparedAs = (decided: ToolCall | undefined, call: ToolCall): Prepared =>
  decided ? { call: decided } : refused(call, 'the user did not let it run')

const refused = ({ id }: ToolCall, because: string) => ({ response: refusal(id, because) })
