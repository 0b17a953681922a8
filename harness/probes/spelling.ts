import { isObject } from '../wire/json.ts'

/**
 * Spells a value without white space and with the members of each object sorted by name.
 * By hand, since an object of JavaScript keeps members that look like numbers in an order of its own.
 */
export function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelled).join()}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const members = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${spelled(value[name])}`)
  return `{${members.join()}}`
}
