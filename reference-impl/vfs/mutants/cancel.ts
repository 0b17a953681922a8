import { both, having, onAnswer, onReceiving, onResult } from '../tool/combinators.ts'
import type { Id } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'

const SHORT_MS = 500

export const cancelMutants = mutantsOf(
  {
    id: 'vfs.cancel.deaf-to-cancel',
    violates: 'vfs.cancel.tool-stops-promptly',
    change: 'ignores every message that is no response to its call',
    apply: onReceiving((message) => (message.method === 'cancel' ? undefined : message)),
  },
  {
    id: 'vfs.cancel.takes-cancel-for-response',
    violates: 'vfs.cancel.not-taken-for-response',
    change: 'takes the next message, be it `cancel`, for the response it waits for',
    cases: ['copies text and bytes'],
    apply: onAnswer((message) => message.method === 'cancel'),
  },
  {
    id: 'vfs.cancel.ends-as-if-written',
    violates: 'vfs.cancel.not-taken-for-response',
    change: 'takes `cancel` for the response to its last request alone, and reports success',
    apply: whileAsking(
      'fs.write',
      onAnswer((message) => message.method === 'cancel'),
    ),
  },
  {
    id: 'vfs.cancel.writes-what-it-did-not-read',
    violates: 'vfs.cancel.not-taken-for-response',
    change: 'takes `cancel` for a response without content, and goes on with an empty file',
    apply: both(
      whileAsking(
        'fs.read',
        onAnswer((message) => message.method === 'cancel'),
      ),
      onResult('fs.read', (result) => ({ content: '', ...result })),
    ),
  },
  {
    id: 'vfs.cancel.crashes-of-cancel',
    violates: 'vfs.cancel.not-taken-for-response',
    change: 'looks for the result in whatever comes while it waits, and crashes of `cancel`',
    apply: onReceiving((message) => {
      if (message.method === 'cancel') throw new TypeError('a response without a result')
      return message
    }),
  },
  {
    id: 'vfs.cancel.gives-up-early',
    violates: 'vfs.cancel.tool-may-give-up',
    change: 'gives up a call after half a second without a response',
    reported: 'before 30 seconds',
    apply: givingUp(),
  },
)

/** Changes what counts as an answer to the calls of one method. */
function whileAsking(method: string, change: Apply): Apply {
  let asks = false
  return (seams) => {
    const changed = change(seams)
    return {
      ...seams,
      encode(message) {
        asks = message.method === method
        return seams.encode(message)
      },
      answers: (message, id) => (asks ? changed : seams).answers(message, id),
    }
  }
}

/** Writes `cancel` when a request stays unanswered for a short time. */
function givingUp(): Apply {
  let waitingFor: Id | undefined
  return both(
    onReceiving((message) => {
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
        setTimeout(giveUp, SHORT_MS).unref()
        return encode(message)
      },
    })),
  )
}
