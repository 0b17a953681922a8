import type { HostCall } from '../../../../harness/host-conversation.ts'
import { inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import {
  EARLY_MS,
  goneAt,
  keptApart,
  LATE_MS,
  notifiedAt,
  passes,
  probed,
  reportedAt,
  scaled,
  signalTo,
  US_PER_MS,
} from '../timing.ts'
import { LONG_MS, SHORT_MS } from './scenarios.ts'

const term = (call: HostCall) => reportedAt(call, 'SIGTERM')

/** What comes at the end of the grace period is for a tool that has not left by then. */
export const unsignalled = (id: string, graceMs = LONG_MS) =>
  probed(id, 'no signal', (call, c) => {
    const { cancelledAt: from = call.calledAt } = call
    if (notifiedAt(call, 'cancel') === undefined)
      return inconclusive('the tool was not notified before it left')
    const signal = call.side.find(({ event }) => event?.startsWith('SIG'))
    const isWithin = signal && signal.at - from < scaled(c, graceMs - EARLY_MS) * US_PER_MS
    if (!signal || isWithin) return signal?.event
    return inconclusive('the tool was still there at the end of its grace period')
  })

export const untouched = (id: string) =>
  probed(id, 'neither `cancel` nor a signal', (call) =>
    notifiedAt(call, 'cancel') === undefined ? signalTo(call) : '`cancel`',
  )

/** A host may read no more of a tool that it has cancelled, which then ends at its next message. */
const hasLeft = ({ side }: HostCall) => side.some(({ event }) => event === 'end of output')
const LEFT = 'the tool ended when nobody read what it wrote'

/** The grace period begins after the user's interrupt, and no later than the tool reads of it. */
export const termAfter = (id: string, graceMs: number, unread?: 'unread') =>
  probed(id, 'SIGTERM after the grace period', (call, c) => {
    const { cancelledAt: from, index } = call
    const by = unread ? from : notifiedAt(call, 'cancel')
    const to = term(call)
    if (from === undefined) return inconclusive('the call was not cancelled')
    if (to === undefined) return hasLeft(call) ? satisfied(LEFT) : 'no SIGTERM'
    if (by === undefined) return violated('`cancel` before SIGTERM', 'no `cancel`', index)
    const tolerance = { what: 'SIGTERM', lateMs: scaled(c, LATE_MS), index }
    return passes({ from, by, to }, scaled(c, graceMs), tolerance)
  })

/** Judges that the times between interrupts and SIGTERMs differ as the grace periods do. */
export const termsApart = keptApart(
  'the SIGTERMs of two tools',
  (call) => [call.cancelledAt, term(call)],
  [
    { id: 'stays for short', ms: SHORT_MS },
    { id: 'stays for long', ms: LONG_MS },
  ],
)

const LEAST_US = 200_000

const MOST_US = 30_000_000

export const killedAfter = (id: string) =>
  probed(id, 'the end by SIGKILL between 0.2 and 30 seconds after SIGTERM', (call, c) => {
    const [from, gone] = [term(call), goneAt(call)]
    if (gone === undefined) return 'the tool stays'
    if (from === undefined || gone - from < LEAST_US) return 'an end at once'
    return gone - from > scaled(c, MOST_US) && 'a later end'
  })

/** Judges that SIGTERM comes at all, where a host may end a tool sooner for another reason. */
export const termed = (id: string) =>
  probed(id, 'SIGTERM', (call) => {
    if (call.cancelledAt === undefined) return inconclusive('the call was not cancelled')
    if (term(call) !== undefined) return undefined
    return hasLeft(call) ? satisfied(LEFT) : 'no SIGTERM'
  })

export const termFirst = (id: string) =>
  probed(id, 'SIGTERM before the end', (call) => {
    if (goneAt(call) === undefined) return inconclusive('the tool was not ended')
    return term(call) === undefined && 'an end without SIGTERM'
  })

const DEFAULT_GRACE_MS = 5_000

export const defaultGrace = (id: string) =>
  probed(id, 'an end after five seconds', (call) => {
    const { cancelledAt: from, index } = call
    const [by, to] = [notifiedAt(call, 'cancel'), goneAt(call)]
    if (from === undefined || by === undefined) return inconclusive('the tool was not notified')
    if (to === undefined) return 'the tool stays'
    return passes({ from, by, to }, DEFAULT_GRACE_MS, { what: 'the end', index })
  })
