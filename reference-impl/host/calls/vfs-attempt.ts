import type { ToolCall } from '../../../spec/generated/messages/toolstate.ts'
import type { Run } from '../runtime/run.ts'
import type { Attempting } from './one-shot.ts'
import { questionIn } from './question.ts'
import { responseOf } from './response.ts'

/** A run of a VFS tool as one attempt, which may end with a question. @see rfd-d11 §Summary */
export const vfsAttempt = (run: Run, { id }: ToolCall): Attempting => ({
  over: run.over.then((outcome) => {
    const question = questionIn(outcome)
    return { response: responseOf(id, outcome), ...(question && { question }) }
  }),
  cancel: () => run.cancel(),
})
