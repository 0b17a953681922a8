import { callOf, type HostCall } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, notApplicable, satisfied, violated } from '../../../engine/finding.ts'
import { answersOf, outcomeText } from '../answer.ts'
import type { Judge } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { outcome, outcomeOf, succeeded } from '../outcome.ts'
import { responsesTo, since } from '../requests.ts'
import { follows, goneAt, notifiedAt, probed, reportedAt, scaled, US_PER_MS } from '../timing.ts'
import { GIVES_UP } from './scenarios.ts'

export const notifiedOnce = (id: string) =>
  probed(id, 'one notification `cancel`', (call) => {
    const cancels = linesToTool(call).filter(({ message }) => message?.method === 'cancel')
    if (cancels.length !== 1) return cancels.length > 1 ? 'more than one' : 'none'
    return 'id' in (cancels[0]?.message ?? {}) && 'one with an id'
  })

/** Judges that the tool is notified soon after the interrupt, while its request has no response. */
export const notifiedSoon = (id: string, soon = 'at once', withinMs = 1_000) =>
  probed(id, `\`cancel\` ${soon}`, (call, c) => {
    const { cancelledAt: from, index } = call
    const to = notifiedAt(call, 'cancel')
    if (from === undefined) return inconclusive('the call was not cancelled')
    if (responsesTo(call, 'pending').some(({ at }) => at < from))
      return inconclusive('the request was answered before the call could be cancelled')
    if (to === undefined) return 'no `cancel`'
    return follows(from, to, { what: '`cancel`', withinMs: scaled(c, withinMs), index })
  })

export const reported =
  (id: string, hasResult: boolean): Judge =>
  (c) => {
    const call = callOf(c, id)
    if (call && notifiedAt(call, 'cancel') === undefined)
      return inconclusive('the tool was not notified that it is cancelled')
    return outcome(id, 'a cancelled or failed run', (answered) => {
      const isWrong = !answered.cancelled && succeeded(answered) && !hasResult
      return isWrong ? outcomeOf(answered) : satisfied(wayOf(answered))
    })(c)
  }

function wayOf(call: HostCall): string {
  if (call.cancelled) return succeeded(call) ? 'cancelled, with its result' : 'cancelled'
  return succeeded(call) ? 'a success with the result of the tool' : 'a failure'
}

/** `init`, then `cancel`, then the signals. */
export const inOrder = (id: string) =>
  probed(id, '`init`, `cancel`, SIGTERM and the end, in this order', (call) => {
    const notified = ['init', 'cancel'].map((method) => notifiedAt(call, method))
    const times = [...notified, reportedAt(call, 'SIGTERM'), goneAt(call)]
    if (times.includes(undefined)) return 'not all of them'
    const sorted = times.every((at, i) => i === 0 || Number(times[i - 1]) <= Number(at))
    return !sorted && 'another order'
  })

export const byMessage = (id: string) =>
  probed(id, '`cancel`', (call) => {
    if (reportedAt(call, 'SIGINT') !== undefined) return violated('no SIGINT', 'SIGINT', call.index)
    return notifiedAt(call, 'cancel') === undefined ? 'nothing' : satisfied('`cancel` alone')
  })

/** What a tool asks for that cleans up. */
const CLEANINGS = 3

export const cleanedUp = (id: string) =>
  probed(id, 'an answer', (call, c) => {
    const answers = answersOf(call)
    if (notifiedAt(call, 'cancel') === undefined)
      return inconclusive('the tool was not notified in time')
    if (answers.length < CLEANINGS) return 'silence'
    const refused = answers.find(({ error }) => error)
    if (refused) return satisfied(`the error ${String(refused.error?.code)}`)
    const isDone = answers.every(({ result }) => isObject(result))
    return isDone ? satisfied('answered') : inconclusive(outcomeText(c, call))
  })

/** What comes later is the answer of the program that has run to its end. */
const GIVEN_UP_MS = 7_000

/** Requests of such a tool that are served whatever it gives up. */
const SERVED = 4

export const givenUp =
  (id: string): Judge =>
  (c) => {
    const call = callOf(c, id)
    const expected = 'an answer to the next request, and no more than one to the pending one'
    if (!call || answersOf(call).length < SERVED)
      return violated(expected, outcomeText(c, call), call?.index)
    const [first, second] = responsesTo(call, 'pending')
    if (second) return violated(expected, 'more than one answer', call.index)
    if (!first) return satisfied('no answer')
    if (!since(call, GIVES_UP).some(({ message }) => message?.id === 'pending'))
      return notApplicable('the host answers the request before the tool can give it up')
    const from = reportedAt(call, GIVES_UP) ?? call.calledAt
    if (first.at - from > GIVEN_UP_MS * US_PER_MS)
      return violated('an end of the wait', 'the answer of the whole program', call.index)
    const { error } = first.message ?? {}
    if (!isObject(error)) return satisfied('the result')
    if (error.code === -32_005) return satisfied('the error -32005')
    const found = `the error ${String(error.code)}`
    return violated('its result or the error -32005', found, call.index)
  }
