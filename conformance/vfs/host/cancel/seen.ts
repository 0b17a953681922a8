import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answersOf, outcomeText } from '../answer.ts'
import { linesToTool } from '../host-lines.ts'
import { onOutcome, outcomeOf, succeeded } from '../outcome.ts'
import { responsesTo, since } from '../requests.ts'
import { follows, goneAt, notifiedAt, onReport, reportedAt, scaled, US_PER_MS } from '../timing.ts'
import { GIVES_UP } from './scenarios.ts'

const SOON_MS = 1_000

export function notifiedOnce(c: HostConversation, id: string): Finding[] {
  return onReport(c, id, (call) => {
    const cancels = linesToTool(call).filter(({ message }) => message?.method === 'cancel')
    const [first, second] = cancels
    const expected = 'one notification `cancel`'
    if (!first) return violated(expected, 'none', call.index)
    if (second) return violated(expected, 'more than one', call.index)
    if (first.message && 'id' in first.message)
      return violated(expected, 'one with an id', call.index)
    return satisfied()
  })
}

export function reported(c: HostConversation, id: string, hasResult: boolean): Finding[] {
  const call = callOf(c, id)
  if (call && notifiedAt(call, 'cancel') === undefined)
    return [inconclusive('the tool was not notified that it is cancelled')]
  return onOutcome(
    c,
    id,
    'a cancelled or failed run',
    (answered) => !answered.cancelled && succeeded(answered) && !hasResult && outcomeOf(answered),
  ).map((found) => (found.kind === 'satisfied' && call ? satisfied(wayOf(call)) : found))
}

function wayOf(call: HostCall): string {
  if (call.cancelled) return succeeded(call) ? 'cancelled, with its result' : 'cancelled'
  return succeeded(call) ? 'a success with the result of the tool' : 'a failure'
}

export function untouched(call: HostCall): Finding {
  const signal = call.side.find(({ event }) => event?.startsWith('SIG'))?.event
  const observed = notifiedAt(call, 'cancel') === undefined ? signal : '`cancel`'
  return satisfiedUnless(observed, 'neither `cancel` nor a signal', call.index)
}

/** `init`, then `cancel`, then the signals. */
export function inTurn(call: HostCall): Finding {
  const times = [
    notifiedAt(call, 'init'),
    notifiedAt(call, 'cancel'),
    reportedAt(call, 'SIGTERM'),
    goneAt(call),
  ]
  const expected = '`init`, `cancel`, SIGTERM and the end, in this order'
  if (times.includes(undefined)) return violated(expected, 'not all of them', call.index)
  const sorted = times.every((at, i) => i === 0 || Number(times[i - 1]) <= Number(at))
  return satisfiedUnless(!sorted && 'another order', expected, call.index)
}

export function byMessage(call: HostCall): Finding {
  const cancel = notifiedAt(call, 'cancel')
  const interrupt = reportedAt(call, 'SIGINT')
  if (interrupt !== undefined) return violated('no SIGINT', 'SIGINT', call.index)
  return cancel === undefined
    ? violated('`cancel`', 'nothing', call.index)
    : satisfied('`cancel` alone')
}

export function cleanedUp(c: HostConversation, call: HostCall): Finding {
  if (notifiedAt(call, 'cancel') === undefined)
    return inconclusive('the tool was not notified in time')
  const [answer] = answersOf(call)
  if (!answer) return violated('an answer', 'silence', call.index)
  if (answer.error) return satisfied(`the error ${String(answer.error.code)}`)
  return isObject(answer.result) ? satisfied('answered') : inconclusive(outcomeText(c, call))
}

export function notifiedSoon(c: HostConversation, id: string): Finding[] {
  return onReport(c, id, (call) => {
    const from = call.cancelledAt
    if (from === undefined) return inconclusive('the call was not cancelled')
    if (responsesTo(call, 'pending').some(({ at }) => at < from))
      return inconclusive('the request was answered before the call could be cancelled')
    const to = notifiedAt(call, 'cancel')
    if (to === undefined) return violated('`cancel` at once', 'no `cancel`', call.index)
    return follows(from, to, {
      what: '`cancel`',
      withinMs: scaled(c, SOON_MS),
      index: call.index,
    })
  })
}

/** What comes later is the answer of the program that has run to its end. */
const GIVEN_UP_MS = 7_000

export function givenUp(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  const expected = 'an answer to the next request, and no more than one to the pending one'
  if (!call || answersOf(call).length < 3)
    return [violated(expected, outcomeText(c, call), call?.index)]
  const [first, second] = responsesTo(call, 'pending')
  if (second) return [violated(expected, 'more than one answer', call.index)]
  if (!first) return [satisfied('no answer')]
  if (!since(call, GIVES_UP).some(({ message }) => message?.id === 'pending'))
    return [notApplicable('the host answers the request before the tool can give it up')]
  const from = reportedAt(call, GIVES_UP) ?? call.calledAt
  if (first.at - from > GIVEN_UP_MS * US_PER_MS)
    return [violated('an end of the wait', 'the answer of the whole program', call.index)]
  const { error } = first.message ?? {}
  if (!isObject(error)) return [satisfied('the result')]
  return error.code === -32_005
    ? [satisfied('the error -32005')]
    : [violated('its result or the error -32005', `the error ${String(error.code)}`, call.index)]
}
