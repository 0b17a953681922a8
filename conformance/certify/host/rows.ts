import type { Result } from '../../../spec/generated/results.ts'
import { type AnyHostCheck, isHostCheck } from '../../host-check.ts'
import { type Found, resultOf } from '../row.ts'
import { requirementOf } from '../selection.ts'

/** The row of a check by what was found for it. */
export function rowFor(check: AnyHostCheck, found: Found[]): Result {
  const about = isHostCheck(check) ? { case: check.occasion.name } : {}
  return resultOf({ check, found, ...about }, requirementOf(check))
}

/** The row of a check that nothing was tried for. */
export function rowWithout(
  check: AnyHostCheck,
  { verdict, reason }: { verdict: 'not-applicable' | 'inconclusive'; reason: string },
): Result {
  const { id, level, text, source } = requirementOf(check)
  const row = { check: check.title, requirement: id, level, verdict, reason }
  return { ...row, requirementText: text, source }
}
