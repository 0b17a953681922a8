import { byRequirement, type OfRequirement } from './by-requirement.ts'
import type { Result } from './results.ts'

/** Requirements, and those of them that are violated because of others. */
export interface ByCause {
  /** Those that stand for themselves: first what most others follow from, then in order. */
  own: OfRequirement[]
  /** Those that follow from the requirement of an id. */
  under(id: string): OfRequirement[]
}

/** Groups results by requirement, and those that are violated only because of another one under that. */
export function byCause(results: readonly Result[]): ByCause {
  const leading = leadersIn(results)
  const all = Map.groupBy(byRequirement(results), (of) => leaderOf(of, leading))
  const under = (id: string) => all.get(id) ?? []
  const followersOf = ([{ requirement }]: OfRequirement) => under(requirement).length
  const own = (all.get(undefined) ?? []).toSorted((a, b) => followersOf(b) - followersOf(a))
  return { own, under }
}

/** Whether a result follows from a requirement that has failed in these results. */
export function followerIn(results: readonly Result[]): (result: Result) => boolean {
  const leading = leadersIn(results)
  return ({ becauseOf }) => becauseOf !== undefined && leading.has(becauseOf)
}

/** What is violated because of a requirement, in one phrase: `41 more failed and 2 more warnings because of it`. */
export function countOfFollowers(under: readonly OfRequirement[]): string {
  const [failed, warned] = (['fail', 'warn'] as const).map(
    (wanted) => under.flat().filter(({ verdict }) => verdict === wanted).length,
  )
  const parts = [
    ...(failed ? [`${failed} more failed`] : []),
    ...(warned ? [`${warned} more ${warned === 1 ? 'warning' : 'warnings'}`] : []),
  ]
  return `${parts.join(' and ')} because of it`
}

/** The results of a requirement that are violated: those that fail, else those that warn. */
export function violatedIn(of: OfRequirement): Result[] {
  const failed = of.filter(({ verdict }) => verdict === 'fail')
  return failed.length > 0 ? failed : of.filter(({ verdict }) => verdict === 'warn')
}

/** Requirements that have failed, and not because of another one. */
const leadersIn = (results: readonly Result[]): ReadonlySet<string> =>
  new Set(
    results
      .filter(({ verdict, becauseOf }) => verdict === 'fail' && becauseOf === undefined)
      .map(({ requirement }) => requirement),
  )

/** The requirement that every violation of another one follows from. */
function leaderOf(of: OfRequirement, leading: ReadonlySet<string>): string | undefined {
  const [cause, ...others] = new Set(of.filter(isViolated).map(({ becauseOf }) => becauseOf))
  return others.length === 0 && cause !== undefined && leading.has(cause) ? cause : undefined
}

const isViolated = ({ verdict }: Result) => verdict === 'fail' || verdict === 'warn'
