import type { JsonObject } from './json.ts'

/** A member's name as a JSON Pointer spells it. @see https://www.rfc-editor.org/rfc/rfc6901 */
export const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** The names that a JSON Pointer goes through. */
export const segmentsOf = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What a pointer leads to, or `undefined`. */
export function at(value: unknown, pointer: string): unknown {
  let here = value
  for (const name of segmentsOf(pointer)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined
    here = (here as JsonObject)[name]
  }
  return here
}
