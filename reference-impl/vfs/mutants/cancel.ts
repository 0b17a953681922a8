import { both, having, onAnswer, onHearing } from '../tool/combinators.ts'
import type { Id } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'

const HASTE_MS = 500

export const cancelMutants = mutantsOf(
  {
    id: 'vfs.cancel.deaf-to-cancel',
    violates: 'vfs.cancel.tool-stops-promptly',
    change: 'ignores every message that is no response to its call',
    apply: onHearing((message) => (message.method === 'cancel' ? undefined : message)),
  },
  {
    id: 'vfs.cancel.takes-cancel-for-response',
    violates: 'vfs.cancel.not-taken-for-response',
    change: 'takes the next message, be it `cancel`, for the response it waits for',
    cases: ['copies text and bytes'],
    apply: onAnswer((message) => message.method === 'cancel'),
  },
  {
    id: 'vfs.cancel.gives-up-in-haste',
    violates: 'vfs.cancel.tool-may-give-up',
    change: 'gives up a call after half a second without a response',
    told: 'before 30 seconds',
    apply: givingUp(),
  },
)

/** Writes `cancel` when a request stays unanswered for a short time. */
function givingUp(): Apply {
  let waitingFor: Id | undefined
  return both(
    onHearing((message) => {
      if (message.id === waitingFor) waitingFor = undefined
      return message
    }),
    having(({ encode, write }) => ({
      encode(message) {
        waitingFor = message.id
        const giveUp = () => {
          if (message.id === undefined || waitingFor !== message.id) return
          write(encode({ jsonrpc: '2.0', method: 'cancel' }))
        }
        setTimeout(giveUp, HASTE_MS).unref()
        return encode(message)
      },
    })),
  )
}
