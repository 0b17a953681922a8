import { isObject, type JsonObject, parse } from './wire/json.ts'

/**
 * What the result of a call shows of a handle: an object, or the text of one, which may come in blocks. A state that
 * stands under `type` alone, as in a tool's report, is read as if it stood under `state`.
 * @see the ambiguity toolstate.envelope-form
 */
export function handleIn(result: unknown): JsonObject | undefined {
  const handle = objectIn(result)
  return handle && isUnderType(handle) ? { ...handle, state: handle.type } : handle
}

/** Whether the result of a call shows a state under `type` alone. */
export const hasStateUnderType = (result: unknown): boolean => {
  const handle = objectIn(result)
  return handle !== undefined && isUnderType(handle)
}

const isUnderType = ({ state, type }: JsonObject) => state === undefined && STATES.has(type)

const STATES: ReadonlySet<unknown> = new Set(['running', 'waiting', 'stopped'])

function objectIn(result: unknown): JsonObject | undefined {
  const isText = typeof result === 'string' || Array.isArray(result)
  const value = isText ? parse(textOf(result)) : result
  return isObject(value) ? value : undefined
}

/** The text of a result: a string, or the texts of its blocks. */
export function textOf(result: unknown): string {
  if (typeof result === 'string') return result
  if (!Array.isArray(result)) return JSON.stringify(result) ?? ''
  return result.map((block) => (isObject(block) ? String(block.text ?? '') : '')).join('')
}
