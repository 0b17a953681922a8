import { having, onReceiving } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

/** Milliseconds for which the impatient mutant waits: many times what a reply takes that comes at once. */
const TIMEOUT_MS = 1_500

export const idMutants = mutantsOf(
  {
    id: 'plugin.ids.counts',
    violates: 'plugin.ids.ids-are-strings',
    change: 'gives numbers as ids',
    cases: ['counts events'],
    apply: having(() => {
      let last = 0
      return { newId: () => ++last }
    }),
  },
  {
    id: 'plugin.ids.repeats-itself',
    violates: 'plugin.ids.distinct-ids#distinct',
    change: 'gives all requests the same id',
    cases: ['counts events'],
    apply: having(() => ({ newId: () => 'request' })),
  },
  {
    id: 'plugin.ids.is-impatient',
    violates: 'plugin.ids.finds-its-reply#by-order',
    change: 'takes what comes late for no reply, and goes on with an empty list',
    timeScale: 50,
    apply: having(({ encode, receive }) => {
      let asked = 0
      return {
        encode(message) {
          if (message.type === 'list_conversations') asked = performance.now()
          return encode(message)
        },
        receive(message, peer) {
          const isLate = message.type === 'conversations' && performance.now() - asked > TIMEOUT_MS
          return receive(isLate ? { ...message, data: [] } : message, peer)
        },
      }
    }),
  },
)

export const errorMutants = mutantsOf(
  {
    id: 'plugin.errors.waits-on',
    violates: 'plugin.errors.bears-errors#no-hang',
    change: 'waits for another reply after an error, and for nothing else',
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
  {
    id: 'plugin.errors.crashes',
    violates: 'plugin.errors.bears-errors#no-crash',
    change: 'crashes on an error',
    apply: onReceiving((message) => {
      if (message.type === 'error') throw new Error(String(message.message))
      return message
    }),
  },
)
