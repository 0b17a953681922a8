import type { JsonObject } from './json.ts'

/** From so many elements of `data` on a message counts as long. */
const LONG = 1_000

/** The text of the last long message, the list that it holds, and the message without it. */
let last: { data: readonly unknown[]; frame: string; text: string } | undefined

/**
 * The JSON text of a message. Sessions side by side send the same long one: as long as its list is the same object, which is
 * not to be changed, they share one text.
 */
export function messageText(message: JsonObject): string {
  const { data } = message
  if (!Array.isArray(data) || data.length < LONG) return JSON.stringify(message)
  const frame = JSON.stringify({ ...message, data: [] })
  if (last?.data === data && last.frame === frame) return last.text
  last = undefined
  const text = JSON.stringify(message)
  last = { data, frame, text }
  return text
}
