import { isObject, type JsonObject } from '../wire/json.ts'
import { codes, Refusal } from './refusal.ts'

/** Readers of a request's params: each returns the member or refuses the call with -32602. */

export function object(given: unknown): JsonObject {
  if (!isObject(given)) throw invalid('params must be an object')
  return given
}

/** The members of params without those that are null: null stands for an optional member that is left out. */
export const withoutNulls = (given: JsonObject): JsonObject =>
  Object.values(given).includes(null)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    : given

export function text(given: JsonObject, member: string): string {
  const value = given[member]
  if (typeof value !== 'string') throw invalid(`params.${member} must be a string`)
  return value
}

export function texts(given: JsonObject, member: string): string[] | undefined {
  const value = given[member]
  if (value === undefined) return undefined
  if (Array.isArray(value) && value.every((v) => typeof v === 'string')) return value
  throw invalid(`params.${member} must be an array of strings`)
}

export function count(given: JsonObject, member: string): number | undefined {
  const value = given[member]
  if (value === undefined) return undefined
  if (Number.isInteger(value) && (value as number) >= 0) return value as number
  throw invalid(`params.${member} must be a whole number of at least 0`)
}

const invalid = (message: string) => new Refusal(codes.invalidParams, message)
