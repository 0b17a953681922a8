import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Observe } from '../observed.ts'
import { dataFor } from '../subscribing.ts'

/** The joined pieces without a copy of the whole that is marked by a member which pieces lack. */
export function piecesOf(reading: Parameters<Observe>[0], whole: string): string {
  const texts = dataFor(reading, 'main').filter(({ message }) => message !== undefined)
  const known = Object.keys(texts[0] ?? {})
  const isCopy = (event: JsonObject) =>
    event.message === whole && Object.keys(event).some((name) => !known.includes(name))
  return texts.flatMap((event) => (isCopy(event) ? [] : [String(event.message)])).join('')
}

export const isText = (data: unknown): boolean =>
  (data as { type?: unknown } | undefined)?.type === 'chat_response'
