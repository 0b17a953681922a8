import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Act, Call, Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { HostRequirementId } from '../../../spec/generated/requirement-ids.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { answersOf, onAnswer, type ProbeAnswer } from './answer.ts'
import type { Expected } from './expected.ts'
import type { HostCheck } from './host-check.ts'
import { type Standing, standsAs } from './standing.ts'

/** A method and the params that it is called with. */
export type Asked = readonly [method: string, params?: unknown]

/** One call of the probe: its requests, made one after the other, by names that no other call uses. */
export interface AskingCall extends Omit<Call, 'script'> {
  id: string
  requests: Readonly<Record<string, Asked>>
  /** Steps after the requests. */
  afterwards?: readonly ProbeStep[]
}

/** What is judged on an occasion. */
export interface Judged {
  title: string
  /** What must have gone well for the rest to mean anything: answers by the name of their request. */
  given?: Readonly<Record<string, Expected>>
  /** How the project must stand for the rest to mean anything. */
  givenProject?: Standing
  /** What the requests are to be answered with. */
  expect?: Readonly<Record<string, Expected>>
  /** How the project is to stand at the end. */
  project?: Standing
  /** What is judged beside. */
  also?: (conversation: HostConversation) => Finding[]
  /** Requests that `also` asks about beside those above; it may ask about any when this is left out. */
  asks?: readonly string[]
}

/** An occasion made of named requests, and the checks on their answers. */
export interface Asking {
  occasion: Occasion
  check(verifies: HostRequirementId, judged: Judged): HostCheck
  /** Judges the answer to one request. */
  on(c: HostConversation, name: string, expected: Expected): Finding[]
  /** Judges the answer to one request by a function, where more than one answer is right. */
  onAnswer(
    c: HostConversation,
    name: string,
    expected: string,
    judge: (answer: ProbeAnswer) => Finding | Finding[],
  ): Finding[]
}

/** Asks for one call with these requests. */
export const asking = (
  occasion: Occasion,
  requests: AskingCall['requests'],
  ...afterwards: ProbeStep[]
): Asking => askingOf(occasion, [{ id: 'call', requests, afterwards }], [])

/** Asks for several calls, one after the other. */
export const askingInTurn = (occasion: Occasion, ...calls: AskingCall[]): Asking =>
  askingOf(occasion, calls, [])

/** Asks for one call with these requests, and for a look at the project after it. */
export const changing = (occasion: Occasion, requests: AskingCall['requests']): Asking =>
  changingInTurn(occasion, { id: 'call', requests })

/** Asks for several calls, one after the other, and for a look at the project after each of them. */
export const changingInTurn = (occasion: Occasion, ...calls: AskingCall[]): Asking =>
  askingOf(occasion, calls, [{ snapshot: true }])

/** The same of calls that know nothing of each other, so that a run makes only those that its checks look at. */
export function changingApart(occasion: Occasion, ...calls: AskingCall[]): Asking {
  const asking = changingInTurn(occasion, ...calls)
  const check: Asking['check'] = (verifies, judged) => ({
    ...asking.check(verifies, judged),
    ...callsIn(judged, calls),
  })
  return { ...asking, check }
}

function askingOf(setting: Occasion, calls: AskingCall[], look: Act[]): Asking {
  const occasion = { ...setting, acts: calls.flatMap((call) => [actOf(call), ...look]) }
  const places = new Map(calls.flatMap(placesOf))
  const onNamed: Asking['onAnswer'] = (c, name, expected, judge) => {
    const { id, nth } = places.get(name) ?? unknown(name)
    return onAnswer(c, nth, expected, judge, id)
  }
  const on: Asking['on'] = (c, name, { expected, wrong, note }) => {
    const told = `${name}: ${expected}`
    return onNamed(c, name, told, (answer) => {
      const found = wrong(answer, c)
      return found ? violated(told, found, answer.index) : satisfied(note?.(answer))
    })
  }
  const answered = (c: HostConversation, name: string) => {
    const { id, nth } = places.get(name) ?? unknown(name)
    return answersOf(callOf(c, id))[nth] !== undefined
  }
  const check: Asking['check'] = (verifies, { title, ...judged }) => ({
    verifies,
    title,
    occasion,
    on: { scenario: occasion.name },
    judge: (c) => judgeAll(c, judged, { on, answered }),
  })
  return { occasion, check, on, onAnswer: onNamed }
}

/** The calls that a check looks at, where it says all of them. */
function callsIn({ given, expect, also, asks }: Judged, calls: AskingCall[]) {
  if (also && !asks) return {}
  const names = [...Object.keys({ ...given, ...expect }), ...(asks ?? [])]
  const idOf = (name: string) => calls.find(({ requests }) => name in requests)?.id ?? unknown(name)
  return { calls: [...new Set(names.map(idOf))] }
}

const unknown = (name: string): never => {
  throw new Error(`no request is named ${name}`)
}

function actOf({ requests, afterwards = [], ...call }: AskingCall): Act {
  const asked = Object.values(requests).map(([method, params]) => ({ call: method, params }))
  return { call: { ...call, script: [...asked, ...afterwards, { finish: 'asked' }] } }
}

const placesOf = ({ id, requests }: AskingCall) =>
  Object.keys(requests).map((name, nth) => [name, { id, nth }] as const)

interface Seen extends Pick<Asking, 'on'> {
  answered(c: HostConversation, name: string): boolean
}

/** A request that was never answered is judged as it is: what comes after it can not be asked for. */
function judgeAll(c: HostConversation, judged: Omit<Judged, 'title'>, seen: Seen): Finding[] {
  const { expect = {}, project, also } = judged
  const silent = Object.keys(expect).some((name) => !seen.answered(c, name))
  const doubt = silent ? undefined : doubtOf(c, judged, seen)
  if (doubt) return [doubt]
  return [
    ...findingsOn(c, expect, seen),
    ...(project && !silent ? standsAs(c, project) : []),
    ...(also && !silent ? also(c) : []),
  ]
}

/** Why the findings would mean nothing. */
function doubtOf(
  c: HostConversation,
  { given = {}, givenProject = {} }: JsonObject & Omit<Judged, 'title'>,
  seen: Seen,
): Finding | undefined {
  const found = [...findingsOn(c, given, seen), ...standsAs(c, givenProject)]
  const unmet = found.find(({ kind }) => kind !== 'satisfied')
  if (!unmet || unmet.kind === 'satisfied') return
  if (unmet.kind !== 'violated') return unmet
  return inconclusive(
    `it shows only on a host that gives ${unmet.expected}; this one gave ${unmet.observed}`,
  )
}

const findingsOn = (c: HostConversation, wanted: Judged['expect'] = {}, { on }: Seen) =>
  Object.entries(wanted).flatMap(([name, expected]) => on(c, name, expected))
