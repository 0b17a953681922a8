import { having, onReceiving } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** Milliseconds for which the impatient mutant waits: many times what a reply takes that comes at once. */
const TIMEOUT_MS = 1_500

export const idMutants = mutantsIn('plugin.ids')({
  'ids-are-strings': {
    'counts: gives numbers as ids': {
      cases: ['counts events'],
      apply: having(() => {
        let last = 0
        return { newId: () => ++last }
      }),
    },
  },
  'distinct-ids#distinct': {
    'repeats-itself: gives all requests the same id': {
      cases: ['counts events'],
      apply: having(() => ({ newId: () => 'request' })),
    },
  },
  'finds-its-reply#by-order': {
    'is-impatient: takes what comes late for no reply, and goes on with an empty list': {
      timeScale: 50,
      apply: having(({ encode, receive }) => {
        let asked = 0
        return {
          encode(message) {
            if (message.type === 'list_conversations') asked = performance.now()
            return encode(message)
          },
          receive(message, peer) {
            const isLate =
              message.type === 'conversations' && performance.now() - asked > TIMEOUT_MS
            return receive(isLate ? { ...message, data: [] } : message, peer)
          },
        }
      }),
    },
  },
})

export const errorMutants = mutantsIn('plugin.errors')({
  'bears-errors#no-hang': {
    'waits-on: waits for another reply after an error, and for nothing else': {
      limits: { idle_ms: 1_500, shutdown_grace_ms: 1_500 },
      apply: having(({ receive }) => {
        let refused = false
        return {
          receive(message, peer) {
            refused ||= message.type === 'error'
            return refused ? undefined : receive(message, peer)
          },
        }
      }),
    },
  },
  'bears-errors#no-crash': {
    'crashes: crashes on an error': onReceiving((message) => {
      if (message.type === 'error') throw new Error(String(message.message))
      return message
    }),
  },
})
