import type { JsonObject } from '../../../harness/wire/json.ts'
import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { OneShotRun } from '../coordinator/coordinator-environment.ts'
import type { Answer } from '../registry/event.ts'
import type { PendingQuestion } from '../registry/handle.ts'

/** How one run of a tool ended: with what the assistant may read of it, or with a question first. */
export interface Attempt {
  readonly response: ToolCallResponse
  readonly question?: PendingQuestion
}

/** One run of a tool, which never rejects. */
export interface Attempting {
  readonly over: Promise<Attempt>
  cancel(): void
}

/** What a one-shot call needs of its host. */
export interface Wrapping {
  /** Runs the tool from its beginning, with the answers to all questions so far. */
  attempt(answers: JsonObject): Attempting
  /** Has a question answered; `undefined` where nobody can be asked. */
  ask(question: PendingQuestion): Promise<Answer | undefined>
}

/**
 * Runs a tool until it ends without a question, and after each question again with one more answer. The assistant gets
 * one response, and no state before it.
 * @see rfd009 §One-shot tool wrapping
 */
export function runToEnd({ attempt, ask }: Wrapping): OneShotRun {
  let isCancelled = false
  let current = attempt({})
  const goOn = async (answers: JsonObject): Promise<ToolCallResponse> => {
    const { response, question } = await current.over
    if (!question || isCancelled) return response
    const answer = await ask(question)
    if (isCancelled) return cancelled(response.id)
    if (!answer || 'denied' in answer) return response
    const more = { ...answers, [question.id]: answer.answer }
    current = attempt(more)
    return goOn(more)
  }
  return {
    over: goOn({}),
    cancel() {
      isCancelled = true
      current.cancel()
    },
  }
}

/** The call was cancelled while its question was open: the process has gone before. */
const cancelled = (id: string): ToolCallResponse => ({
  id,
  error: 'the call was cancelled',
  cancelled: true,
})
