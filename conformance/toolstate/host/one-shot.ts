import { callOf, type HostCall } from '../../../harness/host-conversation.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { inconclusive, notApplicable, quote, satisfied } from '../../engine/finding.ts'
import {
  checksIn,
  type HostCheck,
  type Judge,
  type Judged,
  judgedBy,
} from '../../vfs/host/host-check.ts'
import { linesToTool } from '../../vfs/host/host-lines.ts'
import { isInit } from '../../vfs/host/init/first.ts'
import { outcome } from '../../vfs/host/outcome.ts'
import { onReport, probed, reportedAt } from '../../vfs/host/timing.ts'
import { besideHandles, sideBySide, toTheEnd } from './one-shot-scenarios.ts'
import { isSpawned, isState, refuses } from './refusal.ts'
import { endsWithNothing } from './turn-handles.ts'

const on = checksIn('toolstate.one-shot')

/** Judges that a call was not answered before its tool had come to its end, or to another one. */
function notEarly(name: string, endsElse: (call: HostCall) => boolean = () => false) {
  return probed(name, 'a response at the end', (call) => {
    const { answeredAt = 0 } = call
    const late = reportedAt(call, 'late') ?? Number.POSITIVE_INFINITY
    return answeredAt < late && !endsElse(call) && 'an earlier one'
  })
}

/** Whether a host has ended a tool and failed its call, as it may where nobody answers the tool's question. */
const isGivenUp = (call: HostCall) =>
  call.error !== undefined && reportedAt(call, 'late') === undefined

const otherThan = (text: string) => (call: HostCall) =>
  call.report?.text === text ? false : isState(call) ? 'a state' : 'something else'

/** Judges that the response to a call is what its probe ended with. */
export const returns = (name: string, text: string) =>
  outcome(name, `the result ${quote(text)}`, otherThan(text))

/** The same of a tool that asks, whose call may fail. */
const returnsOrFails = (name: string, text: string) =>
  outcome(
    name,
    `the result ${quote(text)} or a failure`,
    (call) => call.error === undefined && otherThan(text)(call),
  )

export const oneResponse = (name: string) =>
  outcome(name, 'one response', ({ responses = 0 }) =>
    responses === 1 ? false : `${responses} responses`,
  )

/** What each run of a call was started with. */
export const runsOf = (call: HostCall | undefined): JsonObject[] =>
  (call ? linesToTool(call) : []).filter(isInit).flatMap(({ message }) => {
    const { params } = message ?? {}
    return isObject(params) && isObject(params.tool) ? [params.tool] : []
  })

/** Judges what holds where an inquiry goes to a target; a host that states another one for all is not judged. */
export const askedOf =
  (target: string, judged: Judged): Judge =>
  (c) => {
    const sources = c.inquiries.map(({ params: { source } }) => isObject(source) && source.target)
    const isElse = sources.length > 0 && sources.every((each) => each && each !== target)
    return isElse ? notApplicable(`the host does not ask the ${target}`) : judgedBy(judged)(c)
  }

/** Judges that a call of a batch had begun before another came to its end. */
export function begunBefore(name: string, other: string) {
  return probed(name, 'both at a time', (call, c) => {
    const second = callOf(c, other)
    const ended = second && reportedAt(second, 'late')
    if (ended === undefined) return inconclusive(`the call ${quote(other)} did not end`)
    const late = (reportedAt(call, 'begins') ?? 0) > ended
    return late && 'one after the other'
  })
}

/** Tools that are run to their end. @see rfd009 §One-shot tool wrapping */
export const oneShotChecks: readonly HostCheck[] = [
  ...on(toTheEnd, {
    'plain-result#to-the-end': notEarly('plain'),
    'plain-result#plain-text': returns('plain', 'done 4710'),
    'one-final-response#none-before': notEarly('asking', isGivenUp),
    'one-final-response#one-response': oneResponse('plain'),
    'waits-while-running': notEarly('silent'),
    'stays-one-shot#response': returnsOrFails('asking', 'done 4712'),
    'may-retry-transient': onReport('passing', ({ processes }) =>
      satisfied(processes.length > 1 ? 'another run' : 'no other run'),
    ),
  }),
  ...on(besideHandles, {
    'stays-one-shot#no-handle': refuses('by the call'),
    'hidden-handle#no-id-taken': ['spawn probe', 'spawn one'].map(isSpawned),
    'hidden-handle#gone': endsWithNothing,
    'stateful-tool-without-action#result-or-refusal': outcome(
      'one',
      'a result or a refusal',
      (call) => isState(call) && 'a state',
    ),
    'stateful-tool-without-action#no-handle': refuses('by the tool'),
  }),
  ...on(sideBySide, {
    'batch-runs-in-parallel': [begunBefore('left', 'right'), begunBefore('right', 'left')],
  }),
]
