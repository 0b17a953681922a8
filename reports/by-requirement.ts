import type { Result, Verdict } from './results.ts'
import { inOrder, verdictOrder } from './verdicts.ts'

/** Results of one requirement, at least one, in order. */
export type OfRequirement = [Result, ...Result[]]

/** Results by requirement, both in order. */
export const byRequirement = (results: readonly Result[]): OfRequirement[] =>
  [...Map.groupBy(inOrder(results), ({ requirement }) => requirement).values()] as OfRequirement[]

/** The verdict on a requirement: the worst of its results. */
export const worstOf = (results: OfRequirement): Verdict =>
  verdictOrder.find((verdict) => results.some((result) => result.verdict === verdict)) ??
  results[0].verdict

/** What distinguishes a result from others of its requirement: case, clause and fault; empty where nothing does. */
export function labelOf({ case: name, clause, fault }: Result): string {
  const parts = [
    ...(name === undefined ? [] : [name]),
    ...(clause === undefined ? [] : [`#${clause}`]),
    ...(fault === undefined ? [] : [`fault ${fault}`]),
  ]
  return parts.join('; ')
}
