import { both, having, onAnswer, onReceiving, onResult } from '../tool/combinators.ts'
import type { Id } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

const SHORT_MS = 500

export const cancelMutants = mutantsIn('vfs.cancel')({
  'tool-stops-promptly': {
    'knows-it-to-the-letter: knows `cancel` with its members in the usual order only': onReceiving(
      (message) =>
        message.method === 'cancel' && Object.keys(message)[0] !== 'jsonrpc' ? undefined : message,
    ),
    'deaf-to-cancel: ignores every message that is no response to its call': onReceiving(
      (message) => (message.method === 'cancel' ? undefined : message),
    ),
  },
  'not-taken-for-response': {
    'takes-cancel-for-response: takes the next message, be it `cancel`, for the response it waits for':
      {
        cases: ['copies text and bytes'],
        apply: onAnswer((message) => message.method === 'cancel'),
      },
    'ends-as-if-written: takes `cancel` for the response to its last request alone, and reports success':
      whileAsking(
        'fs.write',
        onAnswer((message) => message.method === 'cancel'),
      ),
    'writes-what-it-did-not-read: takes `cancel` for a response without content, and goes on with an empty file':
      both(
        whileAsking(
          'fs.read',
          onAnswer((message) => message.method === 'cancel'),
        ),
        onResult('fs.read', (result) => ({ content: '', ...result })),
      ),
    'crashes-of-cancel: looks for the result in whatever comes while it waits, and crashes of `cancel`':
      onReceiving((message) => {
        if (message.method === 'cancel') throw new TypeError('a response without a result')
        return message
      }),
  },
  'tool-may-give-up': {
    'gives-up-early: gives up a call after half a second without a response': {
      reported: 'before 30 seconds',
      apply: givingUp(),
    },
  },
})

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
