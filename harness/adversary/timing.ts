import type { JsonObject } from '../wire/json.ts'
import type { CancelMoment } from './fault.ts'
import { type Move, plainly, type Tactic } from './tactic.ts'

const CANCEL: JsonObject = { jsonrpc: '2.0', method: 'cancel' }

/** Withholds `init` for a while. @see rfd-d11 §Initial context */
export const lateInit = (beatMs: number): Tactic => ({
  initDelayMs: 3 * beatMs,
  rewrite: (message, turn) =>
    turn.at === 0 ? [{ say: message }, { applied: true }] : plainly(message),
})

/** Withholds every answer for a while. */
export const lateAnswers = (): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === 0
      ? plainly(message)
      : [{ pauseMs: turn.beatMs }, { say: message }, { applied: true }],
})

/** How many beats a request stays unanswered before we cancel. */
const PATIENCE = 10

/** Never answers one request, and cancels after a while. */
export const neverAnswered = (at: number): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === at
      ? [{ applied: true }, { pauseMs: PATIENCE * turn.beatMs }, { say: CANCEL }]
      : plainly(message),
})

/** How many beats a response is withheld after `cancel`, so that a slow tool shows too what it took it for. */
const WITHHELD = 3

/** Sends `cancel` around one of our messages. @see rfd-d11 §Cancellation */
export const cancel = (at: number, when: CancelMoment): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === at
      ? [{ applied: true }, ...cancelled[when](message, turn.beatMs)]
      : plainly(message),
})

const cancelled: Record<CancelMoment, (message: JsonObject, beatMs: number) => Move[]> = {
  after: (message) => [{ say: message }, { say: CANCEL }],
  'same-write': (message) => [{ sayTogether: [message, CANCEL] }],
  instead: () => [{ say: CANCEL }],
  before: (message, beatMs) => [{ say: CANCEL }, { pauseMs: WITHHELD * beatMs }, { say: message }],
}

/** Ends the tool's input instead of saying a message. */
export const endOfInput = (at: number): Tactic => ({
  rewrite: (message, turn) => {
    if (turn.at !== at) return plainly(message)
    return at === 0
      ? [{ say: message }, { applied: true }, { closeInput: true }]
      : [{ applied: true }, { closeInput: true }]
  },
})

/** Hands a stateful tool its next input while it waits for a response. @see rfd-d11 §Integration with the stateful tool protocol */
export const earlyApply = (at: number): Tactic => ({
  rewrite(message, turn) {
    const input = turn.at === at ? turn.takeInput() : undefined
    if (input === undefined) return plainly(message)
    const apply = { jsonrpc: '2.0', method: 'apply', params: { input } }
    return [{ say: apply }, { applied: true }, { pauseMs: turn.beatMs }, { say: message }]
  },
})
