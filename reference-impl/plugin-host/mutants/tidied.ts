import { isObject, type JsonObject } from '../../../harness/wire/json.ts'

/** A value in which each text is changed, at whichever depth. */
export function textsIn(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => textsIn(each, change))
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, its]) => [name, textsIn(its, change)]))
    : value
}

/** A text in its composed form, as in programs that normalize what they read. */
export const composed = (text: string): string => text.normalize('NFC')

/** An object without the members that are null. */
export const withoutNull = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null))
