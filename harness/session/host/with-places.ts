import type { Places } from '../../host-conversation.ts'
import { isObject } from '../../wire/json.ts'

/** Puts what the placeholders stand for into every text of a value, names of members included. */
export function withPlaces<T>(value: T, places: Places): T {
  return filled(value, (text) =>
    text.replace(/\{(web|web-port|outside)\}/g, (_, name: keyof Places) => places[name]),
  ) as T
}

function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((each) => filled(each, fill))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [fill(name), filled(member, fill)]),
  )
}
