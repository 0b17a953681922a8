import { equal, isObject, type JsonObject } from '../wire/json.ts'

/** Whether a value has members, however deep they lie. */
export function hasMembers(value: unknown, members: JsonObject): boolean {
  return (
    isObject(value) &&
    Object.entries(members).every(([name, member]) =>
      isObject(member) ? hasMembers(value[name], member) : equal(value[name], member),
    )
  )
}

/** The path of the first setting of a kind, the deepest first; names with a dot lead nowhere. */
export function firstSetting(config: unknown, kind: 'object' | 'plain'): string[] | undefined {
  if (!isObject(config)) return undefined
  for (const [name, value] of Object.entries(config)) {
    if (name.includes('.')) continue
    const inner = firstSetting(value, kind)
    if (inner) return [name, ...inner]
    if (isObject(value) === (kind === 'object')) return [name]
  }
  return undefined
}
