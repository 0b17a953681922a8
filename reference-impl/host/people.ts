import { turnEndAnswer } from '../../harness/validators/toolstate.ts'
import { isObject } from '../../harness/wire/json.ts'
import type { Tool } from '../../spec/generated/messages/driver.ts'
import type { ToolCall } from '../../spec/generated/messages/toolstate.ts'
import { sourceOf } from './assembly.ts'
import type { Wrapping } from './calls/one-shot.ts'
import type { CoordinatorEnvironment } from './coordinator/coordinator-environment.ts'
import type { Edit } from './keeping.ts'
import type { Inquire, Setup } from './setup.ts'

/** Asks the user whether a call may go on; where nobody is there, it may not. */
export const permitting =
  ({ inquire }: Setup): CoordinatorEnvironment['permit'] =>
  async (tool, call) => {
    const question = { text: `Let ${tool.name} run?` }
    const output = await inquire?.({ question, source: sourceOf('permission', tool, call) })
    return output !== undefined && 'answer' in output && output.answer === true
  }

/** Lets the user give arguments of a call other values, and then run it. */
export const editing =
  ({ inquire }: Setup): Edit =>
  async (tool, call) => {
    const question = { text: `Edit the arguments of ${tool.name}, and let it run?` }
    const output = await inquire?.({ question, source: sourceOf('permission', tool, call) })
    const answer = output && 'answer' in output ? output.answer : undefined
    if (!isObject(answer) || !isObject(answer.edited)) return undefined
    return { ...call, arguments: { ...call.arguments, ...answer.edited } }
  }

/** Has the question of a one-shot tool answered. @see rfd009 §Interaction with the inquiry system */
export const asking =
  ({ inquire }: Setup, tool: Tool, call: ToolCall): Wrapping['ask'] =>
  async (question) =>
    inquire?.({ question: question as never, source: sourceOf('question', tool, call) })

/** Has the question of a handle answered. @see rfd009 §Interaction with the inquiry system */
export const answering =
  (inquire: Inquire): NonNullable<CoordinatorEnvironment['ask']> =>
  ({ id, tool }, question) =>
    inquire({ question: question as never, source: { kind: 'question', tool, handle: id } })

/** Asks the assistant what becomes of handles at the end of a turn. @see rfd037 §Turn-end behavior */
export const choosing =
  ({ consult }: Setup): CoordinatorEnvironment['inquire'] =>
  async (question) => {
    const source = { kind: 'turn-end', target: 'assistant' } as const
    const output = await consult?.({ question, source })
    return output && 'answer' in output && turnEndAnswer(output.answer) ? output.answer.handles : []
  }
