import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import { type Finding, inconclusive, satisfiedUnless, violated } from '../../../engine/finding.ts'
import {
  goneAt,
  keptApart,
  LATE_MS,
  notifiedAt,
  onReport,
  passes,
  reportedAt,
  scaled,
  US_PER_MS,
} from '../timing.ts'
import { LONG_MS, SHORT_MS } from './scenarios.ts'

const DEFAULT_GRACE_MS = 5_000

export function unsignalled(call: HostCall): Finding {
  if (notifiedAt(call, 'cancel') === undefined)
    return inconclusive('the tool was not notified before it left')
  const signal = call.side.find(({ event }) => event?.startsWith('SIG'))?.event
  return satisfiedUnless(signal, 'no signal', call.index)
}

/** The grace period begins after the user's interrupt, and no later than the tool reads of it. */
export function termAfter(
  c: HostConversation,
  id: string,
  graceMs: number,
  unread?: 'unread',
): Finding[] {
  return onReport(c, id, (call) => {
    const from = call.cancelledAt
    const by = unread ? from : notifiedAt(call, 'cancel')
    const to = reportedAt(call, 'SIGTERM')
    if (from === undefined) return inconclusive('the call was not cancelled')
    if (to === undefined)
      return violated('SIGTERM after the grace period', 'no SIGTERM', call.index)
    if (by === undefined) return violated('`cancel` before SIGTERM', 'no `cancel`', call.index)
    const what = 'SIGTERM'
    const lateMs = scaled(c, LATE_MS)
    return passes({ from, by, to }, scaled(c, graceMs), { what, lateMs, index: call.index })
  })
}

/** How long a tool was given between the interrupt and SIGTERM, in milliseconds. */
function graceOf(c: HostConversation, id: string): number | undefined {
  const call = callOf(c, id)
  const to = call && reportedAt(call, 'SIGTERM')
  return call?.cancelledAt === undefined || to === undefined
    ? undefined
    : (to - call.cancelledAt) / US_PER_MS
}

export function termsApart(c: HostConversation): Finding[] {
  const [short, long] = [graceOf(c, 'stays for short'), graceOf(c, 'stays for long')]
  if (short === undefined || long === undefined) return []
  return [
    keptApart(
      'the SIGTERMs of two tools',
      { limitMs: scaled(c, SHORT_MS), passedMs: short },
      { limitMs: scaled(c, LONG_MS), passedMs: long },
    ),
  ]
}

const LEAST_US = 200_000

const MOST_US = 30_000_000

export function killedAfter({ start }: HostConversation, call: HostCall): Finding {
  const term = reportedAt(call, 'SIGTERM')
  const gone = goneAt(call)
  const expected = 'the end by SIGKILL between 0.2 and 30 seconds after SIGTERM'
  if (gone === undefined) return violated(expected, 'the tool stays', call.index)
  if (term === undefined || gone - term < LEAST_US)
    return violated(expected, 'an end at once', call.index)
  const late = gone - term > MOST_US * (start.context?.timeScale ?? 1)
  return satisfiedUnless(late && 'a later end', expected, call.index)
}

export const termFirst = (c: HostConversation, id: string): Finding[] =>
  onReport(c, id, (call) => {
    if (goneAt(call) === undefined) return inconclusive('the tool was not ended')
    const seen = reportedAt(call, 'SIGTERM') !== undefined
    return satisfiedUnless(!seen && 'an end without SIGTERM', 'SIGTERM before the end', call.index)
  })

export const ended = (call: HostCall): Finding =>
  satisfiedUnless(goneAt(call) === undefined && 'the tool stays', 'the end of the tool', call.index)

export function defaultGrace(c: HostConversation): Finding[] {
  return onReport(c, 'call', (call) => {
    const from = call.cancelledAt
    const by = notifiedAt(call, 'cancel')
    const to = goneAt(call)
    if (from === undefined || by === undefined) return inconclusive('the tool was not notified')
    if (to === undefined) return violated('an end after five seconds', 'the tool stays', call.index)
    return passes({ from, by, to }, DEFAULT_GRACE_MS, { what: 'the end', index: call.index })
  })
}
