import { fits } from '../../conformance/certify/selection.ts'
import type { Result } from '../../spec/generated/results.ts'

/** One failure that is known, with the exact reason it is known for. */
export interface KnownFailure {
  /** Id of a requirement, or a pattern over ids; this, or `check`, or both. */
  requirement?: string
  /** Title of a check, or a pattern over titles. */
  check?: string
  /** Name of a case; without it any case. */
  case?: string
  reason: string
  note?: string
  /** The last day on which it is accepted, `YYYY-MM-DD`. */
  expires?: string
}

/** An entry with the place where it stands. */
export interface Placed extends KnownFailure {
  at: string
}

/** Whether an entry speaks of a result, whatever its reason. */
export function speaksOf(entry: KnownFailure, result: Result): boolean {
  if (entry.case !== undefined && entry.case !== result.case) return false
  const named = { verifies: result.requirement, title: result.check }
  return [entry.requirement, entry.check].every((id) => id === undefined || fits(id, named))
}

/** How an entry is called in a sentence. */
export function called({ requirement, check, case: name }: KnownFailure): string {
  return `${requirement ?? check ?? ''}${name === undefined ? '' : ` [${name}]`}`
}
