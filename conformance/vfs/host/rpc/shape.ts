import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, violated } from '../../../engine/finding.ts'
import { allLines } from '../host-lines.ts'

/** Judges each message of the host that fits. */
export function eachMessage(
  expected: string,
  wrong: (message: JsonObject) => string | undefined,
  fits: (message: JsonObject) => boolean = () => true,
) {
  return (c: HostConversation): Finding[] => {
    const messages = allLines(c).filter(({ message }) => message && fits(message))
    for (const { message = {}, call } of messages) {
      const found = wrong(message)
      if (found) return [violated(expected, found, call.index)]
    }
    return messages.length > 0 ? [satisfied()] : []
  }
}

/** Judges the messages that have no method, or those of them that have a member. */
export function eachResponse(
  expected: string,
  wrong: (message: JsonObject) => string | undefined,
  member?: string,
) {
  return eachMessage(
    expected,
    wrong,
    (message) =>
      !('method' in message) &&
      (member === undefined || (member in message && message[member] !== null)),
  )
}

/** What is wrong with the error of a response, in one phrase. */
export function wrongError(error: unknown): string | undefined {
  if (!isObject(error)) return `the error ${quote(JSON.stringify(error))}`
  const { code, message } = error
  if (!Number.isInteger(code)) return `the code ${JSON.stringify(code) ?? 'absent'}`
  if (typeof message === 'string' && message !== '') return undefined
  return `the message ${JSON.stringify(message) ?? 'absent'}`
}
