import { isObject, type JsonObject, MAX_DEPTH } from './json.ts'
import { nestsDeeper } from './json-strings.ts'
import { plainNames } from './plain-names.ts'

/** A value of JSON as it was written. @see https://tc39.es/proposal-json-parse-with-source */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): object }

type Reviver = (
  this: unknown,
  name: string,
  value: unknown,
  context: { source?: string },
) => unknown

/**
 * A message whose `id` comes back as it was written: a number beyond 2^53 has lost digits when it is read, and an id that is
 * changed matches no request.
 * @see json-rpc-2.0 §Response object
 */
export function withExactId(message: JsonObject, text: string): JsonObject {
  const { id } = message
  if (typeof id !== 'number' || Math.abs(id) <= Number.MAX_SAFE_INTEGER) return message
  const written = nestsDeeper(text, MAX_DEPTH) ? undefined : writtenId(text)
  return written === undefined ? message : { ...message, id: rawJSON(written) }
}

/** The text of the number under `id` in the message itself, not in an object within it. */
function writtenId(text: string): string | undefined {
  const found = new Map<unknown, string>()
  const note: Reviver = function (name, value, { source }) {
    if (name === 'id' && source !== undefined) found.set(this, source)
    return value
  }
  const read: unknown = JSON.parse(plainNames(text), note as Parameters<typeof JSON.parse>[1])
  return isObject(read) ? found.get(read) : undefined
}
