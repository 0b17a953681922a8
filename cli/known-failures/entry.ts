import type { Result } from '../../reports/results.ts'
import { names } from '../patterns.ts'

/** One failure that is known, with the exact reason it is known for. */
export interface KnownFailure {
  /** Id of a requirement, or a pattern over ids; either this or `check`. */
  requirement?: string
  /** Id of a check, or a pattern over ids. */
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
  return entry.check === undefined
    ? matches(entry.requirement ?? '', result.requirement)
    : matches(entry.check, result.check)
}

/** How an entry is called in a sentence. */
export function called({ requirement, check, case: name }: KnownFailure): string {
  return `${requirement ?? check ?? ''}${name === undefined ? '' : ` [${name}]`}`
}

function matches(pattern: string, id: string): boolean {
  return names(pattern, { id, verifies: id, title: id })
}
