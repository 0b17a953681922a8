import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { US_PER_MS } from '../../../harness/transcript.ts'
import {
  type Finding,
  inconclusive,
  notApplicable,
  satisfied,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../engine/finding.ts'
import { outcomeText } from './answer.ts'
import { type Judge, ofCalls } from './host-check.ts'
import { linesToTool } from './host-lines.ts'
import { SHORT_TIMEOUTS } from './requests.ts'

export { US_PER_MS }

/** How much earlier than at its limit something may be seen, in milliseconds: clocks differ. */
export const EARLY_MS = 100

/** How much later than at its limit something may be seen, in milliseconds: a machine may be busy. */
export const LATE_MS = 2_500

/** A time in milliseconds as a conversation counts it, with its time scale. */
export const scaled = (c: HostConversation, ms: number): number =>
  ms * (c.start.context?.timeScale ?? 1)

/** When the host's first notification of this method came to the tool. */
export const notifiedAt = (call: HostCall, method: string): number | undefined =>
  linesToTool(call).find(({ message }) => message?.method === method)?.at

/** When a signal came, or a mark was reported. */
export const reportedAt = (call: HostCall, name: string): number | undefined =>
  call.side.find(({ event, mark }) => event === name || mark === name)?.at

/** The first signal that came. */
export const signalTo = (call: HostCall): string | undefined =>
  call.side.find(({ event }) => event?.startsWith('SIG'))?.event

/** When the tool's own process was found gone. */
export const goneAt = (call: HostCall): number | undefined =>
  call.processes.find(({ kind }) => kind === 'probe')?.goneAt

/** Judges a call whose probe reported itself past the protocol; without that nothing is known of time. */
export const onReport = (
  id: string,
  judge: (call: HostCall, c: HostConversation) => Finding | Finding[],
) =>
  ofCalls([id], (c: HostConversation): Finding[] => {
    const call = callOf(c, id)
    if (call && call.side.length > 0) return [judge(call, c)].flat()
    const why = `the probe reported nothing on its side channel: ${outcomeText(c, call)}`
    return whenBlind(c, call) ?? [inconclusive(why)]
  })

/** Judges what a probe reported past the protocol in a call: what is wrong with it, in one phrase. */
export const probed = (
  id: string,
  expected: string,
  wrong: (call: HostCall, c: HostConversation) => Verdict,
): Judge => onReport(id, (call, c) => satisfiedUnless(wrong(call, c), expected, call.index))

/** Judges that a call's tool does not stay. */
export const ended = (id: string): Judge =>
  probed(id, 'the end of the tool', (call) => goneAt(call) === undefined && 'the tool stays')

/** Whether a sandbox keeps the probe from reporting anything past the protocol, so that no more can be known. */
export const isBlind = ({ features }: HostConversation, call: HostCall | undefined): boolean =>
  features.includes('sandbox') && call?.side.length === 0

/** What is known of the times of a call in such a sandbox. */
export const whenBlind = (
  c: HostConversation,
  call: HostCall | undefined,
): Finding[] | undefined =>
  isBlind(c, call) ? [notApplicable('the sandbox keeps the probe from reporting')] : undefined

/** What passes of the limit for silence at most while a host ends a tool for something else. */
const AT_ONCE = 0.75

/**
 * Whether a call with the short limits failed so soon after a mark that its host ended it for what it sent then, and not
 * for its silence; a request that was answered comes before the mark.
 */
export function endedAtOnce(c: HostConversation, call: HostCall, mark: string): boolean {
  const from = reportedAt(call, mark) ?? call.calledAt
  const { error, answeredAt = Number.POSITIVE_INFINITY } = call
  const passed = (answeredAt - from) / US_PER_MS
  return error !== undefined && passed < AT_ONCE * scaled(c, SHORT_TIMEOUTS.idle_ms)
}

/** Two moments between which a limit is to pass, in microseconds: it begins after `from` and by `by`. */
export interface Span {
  from: number
  by: number
  to: number
}

/** Judges that a limit in milliseconds passes between two moments, by a tolerance. */
export function passes(
  { from, by, to }: Span,
  limitMs: number,
  { what, lateMs = LATE_MS, index }: { what: string; lateMs?: number; index?: number },
): Finding {
  const early = (to - from) / US_PER_MS < limitMs - EARLY_MS
  const late = (to - by) / US_PER_MS > limitMs + lateMs
  if (!early && !late) return satisfied()
  return violated(`${what} at its limit`, `${what} ${early ? 'earlier' : 'later'}`, index)
}

/** How much of the distance of two limits is to be seen between what they limit: the rest is left to a busy machine. */
const APART = 0.8

/**
 * Judges that a longer limit, in milliseconds, ends what it limits as much later as it is longer. A floor or a ceiling of
 * the host's own brings both together, also where each is within the tolerance that a busy machine needs.
 */
export const keptApart =
  (
    what: string,
    span: (call: HostCall) => readonly [from: Moment, to: Moment],
    limits: readonly [short: Limited, long: Limited],
  ): Judge =>
  (c) => {
    const passed = limits.map(({ id }) => {
      const call = callOf(c, id)
      const [from, to] = call ? span(call) : []
      return from === undefined || to === undefined ? Number.NaN : (to - from) / US_PER_MS
    })
    const [short = 0, long = 0] = passed
    if (passed.some(Number.isNaN)) return []
    const wanted = scaled(c, limits[1].ms - limits[0].ms)
    const wrong = long - short < APART * wanted && `${what} closer together`
    return satisfiedUnless(wrong, `${what} as far apart as their limits`)
  }

/** When something was seen, where it was. */
type Moment = number | undefined

/** A call, and the limit that it is under. */
interface Limited {
  id: string
  ms: number
}

/** Judges that something follows within some milliseconds. */
export function follows(
  from: number,
  to: number,
  { what, withinMs, index }: { what: string; withinMs: number; index?: number },
): Finding {
  const late = (to - from) / US_PER_MS > withinMs
  return late ? violated(`${what} in time`, `${what} later`, index) : satisfied()
}
