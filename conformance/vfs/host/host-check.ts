import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { HostClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type { Finding } from '../../engine/finding.ts'
import { promiseOf } from '../../engine/selection.ts'

/** Judges a conversation. */
export interface Judge {
  (c: HostConversation): Finding | readonly Finding[]
  /** The calls that it looks at, by id, where it states them. */
  calls?: readonly string[]
}

/** One judge or several, all of whose findings count. */
export type Judged = Judge | readonly Judged[]

/** All that judges find. */
export const judgedBy =
  (judged: Judged) =>
  (c: HostConversation): Finding[] =>
    typeof judged === 'function' ? [judged(c)].flat() : judged.flatMap((each) => judgedBy(each)(c))

/** The same judge, which states that it looks at these calls and at no others. */
export const ofCalls = <Found extends ReturnType<Judge>>(
  calls: readonly string[],
  judge: (c: HostConversation) => Found,
) => Object.assign((c: HostConversation) => judge(c), { calls })

/** The calls that judges look at. */
const callsOf = (judged: Judged): readonly string[] =>
  typeof judged === 'function' ? (judged.calls ?? unstated()) : judged.flatMap(callsOf)

function unstated(): never {
  throw new TypeError('a judge of independent calls states at which of them it looks')
}

/** Whether all that judges find is as it should be. */
export const isMet = (judged: Judged, c: HostConversation): boolean =>
  judgedBy(judged)(c).every(({ kind }) => kind === 'satisfied')

/** What holds only of a host that claims a feature. */
export const claiming =
  (feature: string, ...judges: Judge[]): Judge =>
  (c) =>
    c.features.includes(feature) ? judgedBy(judges)(c) : []

interface Common {
  verifies: HostClauseRef
  title: string
  /** Features without which nothing can be judged, beside those of the requirement and of the scenario. */
  needs?: readonly string[]
  /** What would exercise the requirement, when no session did. */
  toExercise?: string
  judge(conversation: HostConversation): Finding[]
}

/** Judged on every session with a host, whatever it was run for. */
export interface HostRule extends Common {
  on: 'every reading'
}

/** Asks for a session of its own, or shares one by its scenario's name, and judges only this one. */
export interface HostCheck extends Common {
  on: { scenario: string | readonly string[] }
  scenario: HostScenario
  /** The calls that it looks at, by id; all of them when left out. A run that wants no others makes no others. */
  calls?: readonly string[]
}

export type AnyHostCheck = HostRule | HostCheck

/** A check as it is declared: what it selects follows from its scenario, and its title from what it verifies. */
type Declared<C extends AnyHostCheck> = Omit<C, 'on' | 'title' | 'judge'> & {
  title?: string
  judge: Judged
}

const declared = <C extends AnyHostCheck>(check: Declared<C>) => ({
  title: promiseOf(check.verifies),
  ...check,
  judge: judgedBy(check.judge),
})

/** Declares rules; a link to a requirement that is not a host's does not compile. */
export const hostRules = (...rules: Declared<HostRule>[]): readonly HostRule[] =>
  rules.map((rule) => ({ ...declared(rule), on: 'every reading' }))

/** Declares checks. */
export const hostChecks = (...checks: Declared<HostCheck>[]): readonly HostCheck[] =>
  checks.map((check) => ({ ...declared(check), on: { scenario: check.scenario.name } }))

/** Requirements and clauses of an area, without the area's name; those of other areas in full. */
type RefIn<Area extends string> =
  | HostClauseRef
  | (HostClauseRef extends infer Ref ? (Ref extends `${Area}.${infer Tail}` ? Tail : never) : never)

/** A judgement that is titled where it is about a part of a requirement, or needs more than its scenario. */
type Detailed = Partial<Pick<Common, 'title' | 'needs'>> & { judge: Judged }

/** Judgements of one scenario, by the requirement or clause that each is about. */
type Judges<Area extends string> = {
  readonly [ref in RefIn<Area>]?: Judged | Detailed
}

const declarations = <Area extends string>(
  area: Area,
  scenario: HostScenario,
  judges: Judges<Area>,
): Declared<HostCheck>[] =>
  Object.entries<Judged | Detailed>(judges as never).map(([ref, judged]) => ({
    ...{ verifies: (ref.includes('.') ? ref : `${area}.${ref}`) as HostClauseRef, scenario },
    ...('judge' in judged ? judged : { judge: judged }),
  }))

/** Makes the function that declares checks of an area on one scenario. */
export const checksIn =
  <Area extends string>(area: Area) =>
  (scenario: HostScenario, judges: Judges<Area>): readonly HostCheck[] =>
    hostChecks(...declarations(area, scenario, judges))

/** Declares checks of several areas on one scenario. */
export const checksOn = checksIn('')

/**
 * Declares checks on one scenario whose calls know nothing of each other, so that a run makes only those that its checks
 * look at.
 */
export const checksOnIndependent: typeof checksOn = (scenario, judges) =>
  hostChecks(
    ...declarations('', scenario, judges).map((check) => ({
      ...check,
      calls: callsOf(check.judge),
    })),
  )

/** Declares checks that share one scenario. */
export const hostChecksOn = (
  scenario: HostScenario,
  ...checks: Omit<Declared<HostCheck>, 'scenario'>[]
): readonly HostCheck[] => hostChecks(...checks.map((check) => ({ ...check, scenario })))

export const isHostCheck = (check: object): check is HostCheck => 'scenario' in check
