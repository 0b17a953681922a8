import type { DriverMessage } from './driver-messages.ts'
import type { Inquiry } from './host-conversation.ts'
import { isObject, type JsonObject } from './wire/json.ts'

/** The inquiries of a host in the order in which they came, and what each was answered with. */
export function inquiriesOf(spoken: DriverMessage[]): Inquiry[] {
  return spoken
    .filter(({ ours, message }) => !ours && message.method === 'inquiry')
    .map(({ at, index, message: { id, params } }) => {
      const answer = spoken.find(
        (each) =>
          each.ours && each.message.id === id && each.index > index && 'result' in each.message,
      )
      return {
        at,
        index,
        params: isObject(params) ? params : {},
        ...(answer && { answer: answer.message.result as JsonObject, answeredAt: answer.at }),
      }
    })
}
