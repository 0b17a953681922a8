import { type Occasion, withCalls } from '../../../harness/occasion.ts'
import { type AnyHostCheck, type HostCheck, isHostCheck } from '../../host-check.ts'
import { requirementOf } from '../selection.ts'

/** One conversation to hold, and the checks that asked for it. */
export interface Planned {
  occasion: Occasion
  checks: HostCheck[]
}

/** Why a check is not tried: the feature that the host does not claim. */
export interface Left {
  check: AnyHostCheck
  feature: string
}

/** The conversations that checks ask for, each once, and the checks that no claimed feature calls for. */
export function plan(
  checks: readonly AnyHostCheck[],
  claims: (feature: string) => boolean,
): { planned: Planned[]; left: Left[] } {
  const left = checks.flatMap((check) => {
    const feature = neededBy(check).find((each) => !claims(each))
    return feature === undefined ? [] : [{ check, feature }]
  })
  const leftOut = new Set(left.map(({ check }) => check))
  const tried = checks.filter(isHostCheck).filter((check) => !leftOut.has(check))
  const byName = Map.groupBy(tried, ({ occasion }) => occasion.name)
  const planned = [...byName.values()].map((checks) => ({ occasion: occasionFor(checks), checks }))
  return { planned, left }
}

/** The occasion that checks share, without the calls that none of them looks at. */
function occasionFor(checks: HostCheck[]): Occasion {
  const { occasion } = checks[0] as HostCheck
  const wanted = checks.map(({ calls }) => calls)
  return wanted.includes(undefined)
    ? occasion
    : withCalls(occasion, new Set(wanted.flat() as string[]))
}

/** The feature of its requirement, and those that its occasion cannot do without. */
function neededBy(check: AnyHostCheck): string[] {
  const own = requirementOf(check).feature
  return isHostCheck(check) ? [own, ...(check.occasion.needs ?? [])] : [own]
}

/** What a host claims: what it says, as its configuration corrects it; where POSIX is, `unix` needs no words. */
export function claimsOf(
  features: readonly string[],
  overrides: Record<string, boolean> = {},
): (feature: string) => boolean {
  const unix = process.platform !== 'win32'
  return (feature) =>
    overrides[feature] ?? (features.includes(feature) || (feature === 'unix' && unix))
}

/** The longest wait begins first. */
export const weightOf = ({ waits_ms = 0 }: Occasion) => waits_ms
