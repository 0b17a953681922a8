import { callOf, type HostCall } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { answersOf, outcomeText } from '../answer.ts'
import type { Judge } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { outcome, outcomeOf, succeeded } from '../outcome.ts'
import { responsesTo } from '../requests.ts'
import { follows, goneAt, notifiedAt, probed, reportedAt, scaled } from '../timing.ts'

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
