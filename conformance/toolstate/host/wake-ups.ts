import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { elementsOf } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'
import { goneAt, scaled, US_PER_MS, whenBlind } from '../../vfs/host/timing.ts'
import { entryOf } from './await-result.ts'
import { isCounted, LIMIT_S, manyAwaits } from './history/many-awaits.ts'

/** The probability that a run of so many awaits shows a defect that loses one wake-up in so many. */
export const detection = (awaits: number, oneIn: number): number => 1 - (1 - 1 / oneIn) ** awaits

function everyOneReturns(c: HostConversation): Finding[] {
  const awaits = c.calls.filter(({ tool, arguments: { all } }) => {
    return tool === 'await' && elementsOf(all).every(isCounted)
  })
  const lost = awaits.find((call) => isLost(c, call))
  if (lost)
    return [violated('a return of every await', 'a limit reached long after the stop', lost.index)]
  const count = awaits.filter(isWoken).length
  if (count > 0) return [satisfied(chancesOf(count))]
  const tool = callOf(c, 'spawn one')
  return whenBlind(c, tool) ?? [inconclusive(c.failure?.sentence ?? 'no await has returned')]
}

const isWoken = (call: HostCall): boolean => {
  const [id] = elementsOf(call.arguments.all)
  return handleIn(call)?.timed_out !== true && entryOf(call, 'completed', String(id)) !== undefined
}

/** What a host may take to notice that a process is gone, in milliseconds. */
const NOTICE_MS = 2_000

/** Whether an await reached its limit although its tool had long been gone. */
function isLost(c: HostConversation, call: HostCall): boolean {
  const [id] = elementsOf(call.arguments.all)
  const tool = callOf(c, `spawn ${id}`)
  const gone = (tool && goneAt(tool)) ?? Number.POSITIVE_INFINITY
  const noticed = Math.max(gone, call.calledAt) + scaled(c, NOTICE_MS) * US_PER_MS
  const isAtLimit = handleIn(call)?.timed_out === true
  return isAtLimit && noticed < call.calledAt + LIMIT_S * 1_000 * US_PER_MS
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

const chancesOf = (awaits: number): string =>
  `${awaits} awaits returned; such a run finds a host that loses one wake-up in 1,000 with a probability of ${percent(detection(awaits, 1_000))}, one in 10,000 with ${percent(detection(awaits, 10_000))}`

/** Awaits by the thousand, since a race may lose one wake-up of many. @see rfd037 §Integration with the handle registry */
export const wakeUpChecks: readonly HostCheck[] = checksOn(manyAwaits, {
  'toolstate.await-conditions.every-wake-up': everyOneReturns,
})
