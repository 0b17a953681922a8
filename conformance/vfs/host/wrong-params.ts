import type { JsonObject } from '../../../harness/wire/json.ts'
import { code, type Expected } from './expected.ts'
import type { MethodCall } from './scenario-checks.ts'

/** What is no string, though a lenient reader could make this one of it. */
const noStrings = (text: string): unknown[] => [7, null, true, [text], { path: text }]

/**
 * Requests whose params lack a string that the method needs, or hold something else in its place, one change each,
 * with what they are to be answered with. @see rfd-d11 §Error codes
 */
export function wrongParams(method: string, right: Readonly<Record<string, string>>) {
  const variants = Object.entries(right).flatMap(([name, text]) => [
    [`without ${name}`, without(right, name)] as const,
    ...noStrings(text).map(
      (value) => [`${name} ${JSON.stringify(value)}`, { ...right, [name]: value }] as const,
    ),
  ])
  return refusals(method, variants)
}

/** The same params with something else in place of a text. */
export const notStrings = (right: JsonObject, name: string): JsonObject[] =>
  noStrings(String(right[name])).map((value) => ({ ...right, [name]: value }))

/** The same params with a member under names that are nearly its own. */
export const nearlyNamed = (right: JsonObject, name: string): JsonObject[] =>
  [name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1), 'file', `file_${name}`].map(
    (other) => ({ ...without(right, name), [other]: right[name] }),
  )

/** Requests by name, with the error that each of them is to get. */
export function refusals(
  method: string,
  variants: readonly (readonly [name: string, params: JsonObject])[],
) {
  const requests: Record<string, MethodCall> = {}
  const expected: Record<string, Expected> = {}
  for (const [name, params] of variants) {
    requests[name] = [method, params]
    expected[name] = code(-32602)
  }
  return { requests, expected }
}

/** The same params without a member. */
export function without(params: JsonObject, name: string): JsonObject {
  const { [name]: _, ...rest } = params
  return rest
}
