import { isObject, type JsonObject } from '../../../harness/wire/json.ts'

/** The tool cannot do what its arguments ask; the message is for the assistant. */
export class ToolFailure extends Error {}

/** Readers of what the assistant passed: each gives the member or fails with a sentence that names it. */

export function text(given: JsonObject, member: string): string {
  const value = given[member]
  if (typeof value !== 'string') throw new ToolFailure(`${member} must be a string`)
  return value
}

export function texts(given: JsonObject, member: string): string[] {
  const value = given[member] ?? []
  if (Array.isArray(value) && value.every((v) => typeof v === 'string')) return value
  throw new ToolFailure(`${member} must be an array of strings`)
}

export function objects(given: JsonObject, member: string): JsonObject[] {
  const value = given[member] ?? []
  if (Array.isArray(value) && value.every(isObject)) return value
  throw new ToolFailure(`${member} must be an array of objects`)
}
