import { isObject } from '../harness/wire/json.ts'

/** A value as JSON that spells every character of its strings as an escape, those of members' names too. @see rfc8259 §Strings */
export function escaped(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(escaped).join(',')}]`
  if (typeof value === 'string') return value.length > LONG ? JSON.stringify(value) : units(value)
  if (!isObject(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([name, v]) => `${units(name)}:${escaped(v)}`)
    .join(',')}}`
}

/** A string over this many characters stays as it is: a file of megabytes would become six times as long. */
const LONG = 4_096

function units(text: string): string {
  const codes = text.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
  return `"${codes.map((code) => `\\u${code}`).join('')}"`
}
