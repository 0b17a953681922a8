import { isObject } from '../wire/json.ts'

/** Stretches every member whose name ends in `_ms`, wherever it stands, so that all times keep their proportions. */
export function stretched<T>(value: T, scale: number): T {
  return (scale === 1 ? value : stretch(value, scale)) as T
}

function stretch(value: unknown, scale: number): unknown {
  if (Array.isArray(value)) return value.map((each) => stretch(each, scale))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name.endsWith('_ms') && typeof member === 'number'
        ? Math.round(member * scale)
        : stretch(member, scale),
    ]),
  )
}
