import { messageValue } from './reading.ts'
import type { Transcript } from './transcript.ts'
import { isObject, type JsonObject } from './wire/json.ts'

/** A request of ours to the driver, and what it was answered with. */
export interface DriverRequest {
  at: number
  index: number
  method: string
  params: JsonObject
  answer?: { at: number; index: number; result?: unknown; error?: unknown }
}

/** A message of either side. */
export interface DriverMessage {
  at: number
  index: number
  ours: boolean
  message: JsonObject
}

/** The messages of both sides, in order. */
export function messagesOf(transcript: Transcript): DriverMessage[] {
  return [...transcript.entries()].flatMap(([index, event]) => {
    if (event.event !== 'sent' && event.event !== 'received') return []
    const message = messageValue(event)
    return isObject(message) ? [{ at: event.at, index, ours: event.event === 'sent', message }] : []
  })
}

/** What was asked of the driver, in order. */
export function requestsIn(spoken: DriverMessage[]): DriverRequest[] {
  const answers = new Map(
    spoken
      .filter(({ ours, message }) => !ours && !('method' in message))
      .map((each) => [each.message.id, each]),
  )
  return spoken.flatMap(({ at, index, ours, message }) => {
    if (!ours || typeof message.method !== 'string') return []
    const { method, params, id } = message
    const answer = answers.get(id)
    return [
      {
        at,
        index,
        method,
        params: isObject(params) ? params : {},
        ...(answer && {
          answer: {
            ...{ at: answer.at, index: answer.index },
            ...{ result: answer.message.result, error: answer.message.error },
          },
        }),
      },
    ]
  })
}
