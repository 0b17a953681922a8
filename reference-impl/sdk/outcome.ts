import { type Reason, reasonOf } from './failure.ts'
import type { Json, Question } from './tool.ts'

/** The result of a stopped state. @see rfd009 §ToolState — what a tool produces */
export async function resultOf(work: () => string | Promise<string>): Promise<Result> {
  try {
    return { Ok: await work() }
  } catch (thrown) {
    return { Err: reasonOf(thrown) }
  }
}

export type Result = { Ok: string } | { Err: Reason }

/** The answer in an input, which holds it bare or under the id of its question. */
export function answerIn(input: unknown, { id }: Question): unknown {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  return isObject && id in input ? (input as Json)[id] : input
}
