import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { quote } from '../../../engine/finding.ts'

/** What is wrong with the error of a response, in one phrase. */
export function wrongError({ error }: JsonObject): string | undefined {
  if (!isObject(error)) return `the error ${quote(JSON.stringify(error))}`
  const { code, message } = error
  if (!Number.isInteger(code)) return `the code ${JSON.stringify(code) ?? 'absent'}`
  const isText = typeof message === 'string' && message !== ''
  return isText ? undefined : `the message ${JSON.stringify(message) ?? 'absent'}`
}

/** Whether a message answers a request. */
export const isResponse = (message: JsonObject) => !('method' in message)

/** Whether a message answers a request with an error. */
export const isError = (message: JsonObject) =>
  isResponse(message) && 'error' in message && message.error !== null
