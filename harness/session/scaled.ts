import { isObject } from '../wire/json.ts'

/** Scales every member whose name ends in `_ms`, wherever it stands, so that all times keep their proportions. */
export function scaled<T>(value: T, scale: number): T {
  return (scale === 1 ? value : scaledDeeply(value, scale)) as T
}

function scaledDeeply(value: unknown, scale: number): unknown {
  if (Array.isArray(value)) return value.map((each) => scaledDeeply(each, scale))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name.endsWith('_ms') && typeof member === 'number'
        ? Math.round(member * scale)
        : scaledDeeply(member, scale),
    ]),
  )
}
