import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { sourceOf } from '../assembly.ts'
import type { Run } from '../runtime/run.ts'
import type { Setup } from '../setup.ts'
import { questionIn } from './question.ts'
import { responseOf } from './response.ts'

/** Runs a tool to its end, and again with the answer for each question that it asks. @see rfd-d11 §Summary */
export async function runToEnd(
  { inquire }: Setup,
  tool: Tool,
  call: ToolCall,
  begin: (answers: Tool['answers']) => Run,
): Promise<ToolCallResponse> {
  let answers: Record<string, unknown> = {}
  for (;;) {
    const outcome = await begin(answers).over
    const question = questionIn(outcome)
    const said =
      question && (await inquire?.({ question, source: sourceOf('question', tool, call) }))
    if (!question || !said || 'denied' in said) return responseOf(call.id, outcome)
    answers = { ...answers, [question.id]: said.answer }
  }
}
