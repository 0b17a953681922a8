import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Action, Call, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { HostClauseRef } from '../../../spec/generated/requirement-ids.ts'
import { about, type Finding, inconclusive, satisfied } from '../../engine/finding.ts'
import { promiseOf } from '../../engine/selection.ts'
import { type AnswerJudge, answersOf, onAnswer, type ProbeAnswer } from './answer.ts'
import type { Expected } from './expected.ts'
import { type HostCheck, type Judged, judgedBy } from './host-check.ts'
import { type ProjectState, projectHas } from './project-state.ts'

/** A method and the params that it is called with. */
export type MethodCall = readonly [method: string, params?: unknown]

/** Requests by names that no other call of the scenario uses. */
export type Requests = Readonly<Record<string, MethodCall>>

/** One call of the probe: its requests, made one after the other. */
export interface CallPlan extends Omit<Call, 'script'> {
  id: string
  requests: Requests
  /** Steps after the requests. */
  afterwards?: readonly ProbeStep[]
}

/** What is judged on a scenario. */
export interface Expectation {
  /** What the check promises; the sentence of what it verifies when left out. */
  title?: string
  /** What must have gone well for the rest to mean anything: answers by the name of their request. */
  precondition?: Readonly<Record<string, Expected>>
  /** How the project must stand for the rest to mean anything. */
  projectBefore?: ProjectState
  /** What else must be so for the rest to mean anything. */
  meaningful?: Judged
  /** What the requests are to be answered with. */
  expect?: Readonly<Record<string, Expected>>
  /** How the project is to stand at the end. */
  project?: ProjectState
  /** What is judged beside. */
  also?: Judged
  /** Requests of independent calls that `also` asks about beside those above. */
  requests?: readonly string[]
}

/** What is judged on a scenario, by the requirement or clause that it is about. */
export type Expectations = { readonly [ref in HostClauseRef]?: Expectation }

/** A scenario made of named requests, and the checks on their answers. */
export interface ScenarioChecks {
  scenario: HostScenario
  /** Declares checks by what each verifies; what they share is stated once, and first. */
  checks(table: Expectations, shared?: Expectation): readonly HostCheck[]
  check(verifies: HostClauseRef, judged: Expectation): HostCheck
  /** Judges the answer to one request. */
  on(name: string, expected: Expected): (c: HostConversation) => Finding[]
  /** Judges the answer to one request by a function, where more than one answer is right. */
  onAnswer(name: string, expected: string, judge: AnswerJudge): (c: HostConversation) => Finding[]
}

/** What names of requests begin with that no report shows. */
export const UNNAMED = '#'

/** Asks for one call with these requests. */
export const scenario = (
  scenario: HostScenario,
  requests: Requests,
  ...afterwards: ProbeStep[]
): ScenarioChecks => scenarioOf(scenario, [{ id: 'call', requests, afterwards }], [])

/** Asks for several calls, one after the other. */
export const sequence = (scenario: HostScenario, ...calls: CallPlan[]): ScenarioChecks =>
  scenarioOf(scenario, calls, [])

/** Asks for one call with these requests, and for a look at the project after it. */
export const scenarioThenSnapshot = (scenario: HostScenario, requests: Requests): ScenarioChecks =>
  sequenceOfSnapshots(scenario, { id: 'call', requests })

/** Asks for several calls, one after the other, and for a look at the project after each of them. */
export const sequenceOfSnapshots = (scenario: HostScenario, ...calls: CallPlan[]): ScenarioChecks =>
  scenarioOf(scenario, calls, [{ snapshot: true }])

/** The same of calls that know nothing of each other, so that a run makes only those that its checks look at. */
export function independent(scenario: HostScenario, ...calls: CallPlan[]): ScenarioChecks {
  const checks = sequenceOfSnapshots(scenario, ...calls)
  const check: ScenarioChecks['check'] = (verifies, judged) => ({
    ...checks.check(verifies, judged),
    calls: callsIn(judged, calls),
  })
  return { ...checks, check, checks: checksBy(check) }
}

const checksBy =
  (check: ScenarioChecks['check']): ScenarioChecks['checks'] =>
  (table, { precondition, ...shared } = {}) =>
    Object.entries(table).map(([ref, judged]) =>
      check(ref as HostClauseRef, {
        ...shared,
        ...judged,
        precondition: { ...precondition, ...judged.precondition },
      }),
    )

function scenarioOf(setting: HostScenario, calls: CallPlan[], look: Action[]): ScenarioChecks {
  const scenario = { ...setting, actions: calls.flatMap((call) => [actionOf(call), ...look]) }
  const places = new Map(calls.flatMap(placesOf))
  const placeOf = (name: string) => places.get(name) ?? unknown(name)
  const onNamed: ScenarioChecks['onAnswer'] = (name, expected, judge) => {
    const { id, nth } = placeOf(name)
    return onAnswer(nth, expected, judge, id)
  }
  const on: ScenarioChecks['on'] = (name, { expected, wrong, note }) => {
    const reported = name.startsWith(UNNAMED) ? expected : `${name}: ${expected}`
    return onNamed(name, reported, (answer, c) => wrong(answer, c) ?? satisfied(note?.(answer)))
  }
  const answerTo = (c: HostConversation, name: string) =>
    answersOf(callOf(c, placeOf(name).id))[placeOf(name).nth]
  const check: ScenarioChecks['check'] = (verifies, { title, ...judged }) => ({
    verifies,
    title: title ?? promiseOf(verifies),
    scenario,
    on: { scenario: scenario.name },
    judge: (c) => judgeAll(c, judged, { on, answerTo }),
  })
  return { scenario, check, checks: checksBy(check), on, onAnswer: onNamed }
}

/** The calls that a check looks at. */
function callsIn({ precondition, expect, requests = [] }: Expectation, calls: CallPlan[]) {
  const names = [...Object.keys({ ...precondition, ...expect }), ...requests]
  const idOf = (name: string) => calls.find(({ requests }) => name in requests)?.id ?? unknown(name)
  return [...new Set(names.map(idOf))]
}

const unknown = (name: string): never => {
  throw new Error(`no request is named ${name}`)
}

function actionOf({ requests, afterwards = [], ...call }: CallPlan): Action {
  const asked = Object.values(requests).map(([method, params]) => ({ call: method, params }))
  return { call: { ...call, script: [...asked, ...afterwards, { finish: 'asked' }] } }
}

const placesOf = ({ id, requests }: CallPlan) =>
  Object.keys(requests).map((name, nth) => [name, { id, nth }] as const)

interface Seen extends Pick<ScenarioChecks, 'on'> {
  answerTo(c: HostConversation, name: string): ProbeAnswer | undefined
}

/** A request that was never answered is judged as it is: what comes after it can not be asked for. */
function judgeAll(c: HostConversation, judged: Omit<Expectation, 'title'>, seen: Seen): Finding[] {
  const { expect = {}, project = {}, also = [] } = judged
  const silent = Object.keys(expect).some((name) => !seen.answerTo(c, name))
  const doubt = silent ? undefined : doubtOf(c, judged, seen)
  if (doubt) return [doubt]
  const last = Object.keys({ ...judged.precondition, ...expect }).at(-1)
  const answer = last === undefined ? undefined : seen.answerTo(c, last)
  const others = silent ? [] : [...projectHas(project)(c), ...judgedBy(also)(c)]
  return [...findingsOn(c, expect, seen), ...others.map((finding) => about(answer?.index, finding))]
}

/** Why the findings would mean nothing. */
function doubtOf(
  c: HostConversation,
  { precondition = {}, projectBefore = {}, meaningful = [] }: Omit<Expectation, 'title'>,
  seen: Seen,
): Finding | undefined {
  const found = [
    ...findingsOn(c, precondition, seen),
    ...projectHas(projectBefore)(c),
    ...judgedBy(meaningful)(c),
  ]
  const unmet = found.find(({ kind }) => kind !== 'satisfied')
  if (unmet?.kind !== 'violated') return unmet
  return inconclusive(
    `it shows only on a host that gives ${unmet.expected}; this one gave ${unmet.observed}`,
  )
}

const findingsOn = (c: HostConversation, wanted: Expectation['expect'] = {}, { on }: Seen) =>
  Object.entries(wanted).flatMap(([name, expected]) => on(name, expected)(c))
