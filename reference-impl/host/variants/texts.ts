import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Keeping } from '../keeping.ts'
import { variantsOf } from './variant.ts'

/** Gives back texts alone: blocks as one, handles over several lines, and failures with their causes. */
const texts: Keeping = {
  call: (plainly) => async (batch) => {
    const { responses, ...rest } = await plainly(batch)
    return { ...rest, responses: responses.map(asTexts) }
  },
}

const asTexts = (response: ToolCallResponse): ToolCallResponse =>
  'error' in response
    ? { ...response, error: failureText(response.error) }
    : { ...response, result: resultText(response.result) }

type Failed = Extract<ToolCallResponse, { error: unknown }>
type Succeeded = Extract<ToolCallResponse, { result: unknown }>

function resultText(result: Succeeded['result']): Succeeded['result'] {
  if (Array.isArray(result)) return result.map(blockText).join('\n')
  const value = typeof result === 'string' ? parse(result) : undefined
  return isObject(value) && 'state' in value ? JSON.stringify(value, null, 2) : result
}

function blockText({ text, resource }: JsonObject): string {
  if (!isObject(resource)) return String(text)
  return `<${resource.uri}>\n${resource.text ?? resource.blob}`
}

function failureText(error: Failed['error']): Failed['error'] {
  if (!isObject(error) || !Array.isArray(error.trace)) return error
  const causes = error.trace.map((cause) => `because: ${cause}\n`)
  return `The tool failed: ${error.message}\n${causes.join('')}${error.transient ? '(try again)' : ''}`
}

export const textVariants = variantsOf({
  name: 'texts',
  does: 'gives back texts alone, of blocks, of handles over several lines, and of failures',
  keeping: texts,
  near: ['vfs.result.*', 'vfs.error.*', 'vfs.state.*'],
})
