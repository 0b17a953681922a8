import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { onResponse } from './keeping.ts'

/** Builders of mutants that show handles wrongly. */

/** Shows handles otherwise. */
export const onHandle = (change: (handle: JsonObject, call: ToolCall) => unknown) =>
  onResponse((response, call) =>
    'result' in response && isObject(response.result) && call.tool !== 'await'
      ? ({ ...response, result: change(response.result, call) } as ToolCallResponse)
      : response,
  )

/** Calls a state by another word. */
export const inState = (
  state: string,
  word: string,
  isIt: (handle: JsonObject) => boolean = () => true,
) =>
  onHandle((handle) =>
    handle.state === state && isIt(handle) ? { ...handle, state: word } : handle,
  )

/** Whether a handle is shown as one that has failed. */
export const hasFailed = ({ result }: JsonObject) => isObject(result)

/** Shows questions otherwise. */
export const onQuestion = (change: (question: JsonObject) => JsonObject) =>
  onHandle(({ question, ...handle }) =>
    isObject(question) ? { ...handle, question: change(question) } : handle,
  )
