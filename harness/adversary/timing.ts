import type { JsonObject } from '../wire/json.ts'
import type { CancelMoment } from './fault.ts'
import { type Move, plainly, type Tactic, type Turn } from './tactic.ts'

const CANCEL: JsonObject = { jsonrpc: '2.0', method: 'cancel' }

/** Withholds `init` for a while. @see rfd-d11 §Initial context */
export const lateInit = (baseDelayMs: number): Tactic => ({
  initDelayMs: 3 * baseDelayMs,
  rewrite: (message, turn) =>
    turn.at === 0 ? [{ emit: message }, { applied: true }] : plainly(message),
})

/** Withholds every answer for a while. */
export const lateAnswers = (): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === 0
      ? plainly(message)
      : [{ pauseMs: turn.baseDelayMs }, { emit: message }, { applied: true }],
})

/** Base delays until the subject has come to wait: the requests that it sends at once have come by then. */
const SLIGHT = 1 / 20

/** The pause before an answer that is to find the subject waiting. */
export const slightPause = ({ baseDelayMs }: Turn): Move => ({ pauseMs: SLIGHT * baseDelayMs })

/** How many answers are withheld of a case that is run again. */
const SLIGHTLY_LATE = 20

/**
 * Withholds each of the first answers until the subject has come to wait: the requests that it has open at once then stand
 * together, and what it shows of an answer stands before the next one.
 */
export const slightlyLateAnswers = (): Tactic => ({
  rewrite: (message, turn) =>
    turn.at > 0 && turn.at <= SLIGHTLY_LATE
      ? [slightPause(turn), { emit: message }, { applied: true }]
      : plainly(message),
})

/** Base delays between a request that is not answered and `cancel`. */
const UNANSWERED = 10

/** Never answers one request, and cancels after a while. */
export const neverAnswered = (at: number): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === at
      ? [{ applied: true }, { pauseMs: UNANSWERED * turn.baseDelayMs }, { emit: CANCEL }]
      : plainly(message),
})

/** Answers no request at all. */
export const unanswered: Tactic = {
  rewrite: (message, { at }) => (at === 0 ? plainly(message) : [{ applied: true }]),
}

/** Base delays between `cancel` and the response, so that a slow tool too shows how it read the `cancel`. */
const WITHHELD = 5

/**
 * Sends `cancel` around one of our messages. After one that was sent all the same the next request is not answered, so
 * that a tool without `cancel` does not come to its end; what is deleted may be cleaned up.
 * @see rfd-d11 §Cancellation
 */
export const cancel = (at: number, when: CancelMoment): Tactic =>
  when === 'begun' ? begunCancel(at) : cancelAt(at, when)

/** In the place of a message its members come in another order, which changes nothing. */
const cancelAt = (at: number, when: Exclude<CancelMoment, 'begun'>): Tactic => ({
  rewrite(message, turn) {
    if (turn.at === at) return [{ applied: true }, ...cancelled[when](message, turn.baseDelayMs)]
    const isNext = turn.at === at + 1 && (when === 'after' || when === 'same-write')
    return isNext && turn.request?.method !== 'fs.delete' ? [] : plainly(message)
  },
})

const cancelled: Record<
  Exclude<CancelMoment, 'begun'>,
  (message: JsonObject, baseDelayMs: number) => Move[]
> = {
  after: (message) => [{ emit: message }, { emit: CANCEL }],
  'same-write': (message) => [{ sendTogether: [message, CANCEL] }],
  instead: () => [{ emit: { method: 'cancel', jsonrpc: '2.0' } }],
  before: (message, baseDelayMs) => [
    { emit: CANCEL },
    { pauseMs: WITHHELD * baseDelayMs },
    { emit: message },
  ],
}

/** How much of a line comes in the write of the message before. */
const BEGUN = 12

/**
 * Begins the line of `cancel` in the write of one of our messages, and ends it in the place of the next one: whatever a
 * tool asks for then, it has read what came before.
 */
function begunCancel(at: number): Tactic {
  const line = Buffer.from(`${JSON.stringify(CANCEL)}\n`)
  let next: ((bytes: Buffer) => Buffer) | undefined
  return {
    rewrite(message, turn) {
      next = undefined
      if (turn.at === at) next = (bytes) => Buffer.concat([bytes, line.subarray(0, BEGUN)])
      if (turn.at !== at + 1) return plainly(message)
      next = () => line.subarray(BEGUN)
      return [{ applied: true }, { emit: CANCEL }]
    },
    cut: (bytes) => next && [next(bytes)],
  }
}

/** What a line begins with that has no end. */
const UNENDED: JsonObject = { jsonrpc: '2.0', method: 'x-unended' }

/** Ends the tool's input instead of sending a message, or within a line that begins in its place. */
export const endOfInput = (at: number, within?: 'a line' | 'a turn' | 'a wait'): Tactic =>
  within === 'a line' ? endWithinLine(at) : within ? endBehind(at) : endBefore(at)

const endBehind = (at: number): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === at
      ? [{ emit: message }, { applied: true }, { closeInput: true }]
      : plainly(message),
})

function endWithinLine(at: number): Tactic {
  let isLast = false
  return {
    withholdsAt: at,
    rewrite(message, turn) {
      if (turn.at !== at) return plainly(message)
      isLast = true
      return [{ applied: true }, { emit: UNENDED }, { closeInput: true }]
    },
    cut: (bytes) => (isLast ? [bytes.subarray(0, BEGUN)] : undefined),
  }
}

const endBefore = (at: number): Tactic => ({
  withholdsAt: at,
  rewrite: (message, turn) => {
    if (turn.at !== at) return plainly(message)
    return at === 0
      ? [{ emit: message }, { applied: true }, { closeInput: true }]
      : [{ applied: true }, { closeInput: true }]
  },
})

/** Hands a stateful tool its next input while it waits for a response. @see rfd-d11 §Integration with the stateful tool protocol */
export const earlyApply = (at: number): Tactic => ({
  takesInputAt: at,
  rewrite(message, turn) {
    const { input } = turn
    if (turn.at !== at || input === undefined) return plainly(message)
    const apply = { jsonrpc: '2.0', method: 'apply', params: { input } }
    return [{ emit: apply }, { applied: true }, { pauseMs: turn.baseDelayMs }, { emit: message }]
  },
})
