import { citationOf } from '../../conformance/engine/clause.ts'
import { fits } from '../../conformance/engine/selection.ts'
import type { KnownFailures } from '../../spec/generated/config.ts'
import type { Result } from '../../spec/generated/results.ts'
import type { Nameable } from '../patterns.ts'

/** One failure that is known, with the exact reason it is known for. */
export type KnownFailure = KnownFailures[number]

/** An entry with the place where it stands. */
export type Placed = KnownFailure & { at: string }

/** Whether an entry speaks of a result, whatever its reason. */
export function speaksOf(entry: KnownFailure, result: Result): boolean {
  if (entry.case !== undefined && entry.case !== result.case) return false
  return isAbout(entry, { verifies: citationOf(result), title: result.check })
}

/** Whether an entry speaks of what a check finds. */
export function isAbout(entry: KnownFailure, check: Nameable): boolean {
  return [entry.requirement, entry.check].every((id) => id === undefined || fits(id, check))
}

/** How an entry is called in a sentence. */
export function called({ requirement, check, case: name }: KnownFailure): string {
  return `${requirement ?? check ?? ''}${name === undefined ? '' : ` [${name}]`}`
}
