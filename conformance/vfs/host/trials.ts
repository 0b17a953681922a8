import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { HostClauseRef } from '../../../spec/generated/requirement-ids.ts'
import { type Finding, quote } from '../../engine/finding.ts'
import type { Expected } from './expected.ts'
import { type HostCheck, type Judged, judgedBy } from './host-check.ts'
import { type ProjectState, projectHas } from './project-state.ts'
import {
  type CallPlan,
  type MethodCall,
  sequence,
  sequenceOfSnapshots,
  UNNAMED,
} from './scenario-checks.ts'

/** A request, what it is to be answered with, and the name of the tool that asks where it is not the trial's. */
export type Ask = readonly [request: MethodCall, expected: Expected, tool?: string]

/** Requests of one check, made one after the other, and what is to be seen of them. */
export interface Trial {
  title?: string
  /** Name of the tool that asks; that of the trial before when left out. */
  tool?: string
  /** Asked first; where it is answered otherwise, the rest shows nothing. */
  given?: readonly Ask[]
  asks?: readonly Ask[]
  /** How the project is to stand after all requests of this tool in a row. */
  project?: ProjectState
  /** What is judged beside. */
  also?: Judged
}

/** What is tried, by the requirement or clause that it shows. */
export type Trials = { readonly [ref in HostClauseRef]?: Trial | readonly Ask[] }

/** What every check of a scenario rests on: that the host does as it is asked by whoever may. */
export interface Control {
  tool?: string
  asks: readonly Ask[]
  project?: ProjectState
}

/**
 * Declares the checks of one scenario side by side with their requests, which are made in the order of the table. The
 * control comes last, so that whatever goes wrong before is not because of a host that had given up.
 */
export function trials(
  setting: HostScenario,
  control: Control,
  table: Trials,
): readonly HostCheck[] {
  const all = Object.entries(table).map(([ref, trial], at) => planned(ref, trial, at))
  const last = planned('control', control, all.length)
  const calls = callsOf([...all, last])
  const looks = [...all, last].some(({ trial }) => trial.project)
  const checks = (looks ? sequenceOfSnapshots : sequence)(setting, ...calls)
  const standsAfter = ({ trial, at }: Planned, c: HostConversation) =>
    projectHas(trial.project ?? {}, callAt(calls, at))(c)
  return all.map((one) => {
    const ref = one.ref as HostClauseRef
    const wanted = one.asks.filter(([, [, expected]]) => expected.isResult)
    const results = checks.check(ref, { expect: expectedOf(wanted) })
    const whole = checks.check(ref, {
      ...(one.trial.title !== undefined && { title: one.trial.title }),
      precondition: expectedOf([...last.asks, ...one.given]),
      expect: expectedOf(one.asks),
      meaningful: (c) => standsAfter(last, c),
      also: [(c) => standsAfter(one, c), judgedBy(one.trial.also ?? [])],
    })
    return { ...whole, judge: (c) => worseOf(c, whole, results) }
  })
}

/** What is wrong with the results that are wanted counts by itself; all else where the control is as it should be. */
function worseOf(c: HostConversation, whole: HostCheck, results: HostCheck): Finding[] {
  const [all, own] = [whole, results].map((check) => check.judge(c)) as [Finding[], Finding[]]
  return !isViolated(all) && isViolated(own) ? own : all
}

const isViolated = (all: readonly Finding[]) => all.some(({ kind }) => kind === 'violated')

interface Planned {
  ref: string
  at: number
  trial: Trial
  given: readonly Named[]
  asks: readonly Named[]
}

/** A request with a name that no other of the scenario has. */
type Named = readonly [name: string, ask: Ask]

function planned(ref: string, trial: Trial | readonly Ask[], at: number): Planned {
  const whole: Trial = isList(trial) ? { asks: trial } : trial
  const named = (asks: readonly Ask[] = [], what: string) =>
    asks.map((ask, nth): Named => [`${UNNAMED}${at} ${what} ${nth}`, ask])
  return {
    ref,
    at,
    trial: whole,
    given: named(whole.given, 'given'),
    asks: named(whole.asks, 'ask'),
  }
}

const isList = (trial: Trial | readonly Ask[]): trial is readonly Ask[] => Array.isArray(trial)

/** One call for all requests of a tool in a row. */
function callsOf(all: readonly Planned[]): CallPlan[] {
  const calls: CallPlan[] = []
  for (const { trial, given, asks } of all)
    for (const [name, [request, , its]] of [...given, ...asks]) {
      const last = calls.at(-1)
      const tool = its ?? trial.tool ?? last?.tool
      if (last && last.tool === tool) Object.assign(last.requests, { [name]: request })
      else
        calls.push({
          id: `call ${calls.length + 1}`,
          ...tooled(tool),
          requests: { [name]: request },
        })
    }
  return calls
}

const tooled = (tool?: string) => (tool === undefined ? {} : { tool })

/** Number of the call that makes the last request of a trial. */
const callAt = (calls: readonly CallPlan[], at: number): number =>
  calls.findLastIndex(({ requests }) =>
    Object.keys(requests).some((name) => name.startsWith(`${UNNAMED}${at} `)),
  )

const expectedOf = (asks: readonly Named[]): Record<string, Expected> =>
  Object.fromEntries(asks.map(([name, [request, expected]]) => [name, naming(request, expected)]))

/** The same, naming the request that was answered otherwise. */
export const naming = ([method, params]: MethodCall, expected: Expected): Expected => ({
  ...expected,
  wrong: (answer, c) => {
    const wrong = expected.wrong(answer, c)
    return wrong && `${method} ${quote(JSON.stringify(params) ?? '', 80)}: ${wrong}`
  },
})
