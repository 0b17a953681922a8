import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Asked } from './asking.ts'
import { code, type Expected } from './expected.ts'

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

/** Requests by name, with the error that each of them is to get. */
export function refusals(
  method: string,
  variants: readonly (readonly [name: string, params: JsonObject])[],
) {
  const requests: Record<string, Asked> = {}
  const expected: Record<string, Expected> = {}
  for (const [name, params] of variants) {
    requests[name] = [method, params]
    expected[name] = code(-32602)
  }
  return { requests, expected }
}

function without(params: JsonObject, name: string): JsonObject {
  const { [name]: _, ...rest } = params
  return rest
}
