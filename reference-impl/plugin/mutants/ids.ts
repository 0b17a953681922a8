import type { Message } from '../program/seams.ts'
import { having, onReceiving, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** Milliseconds for which the impatient mutant waits: many times what a reply takes that comes at once. */
const TIMEOUT_MS = 1_500

/** Gives replies another id; the one that it had goes to the reply whose id was taken. */
const reassigning = (
  choose: (waiting: readonly unknown[], id: unknown, message: Message) => unknown,
) =>
  having(({ newId, receive }) => {
    const waiting: unknown[] = []
    const taken = new Map<unknown, unknown>()
    return {
      newId() {
        const id = newId()
        waiting.push(id)
        return id
      },
      receive(message, peer) {
        if (message.id === undefined) return receive(message, peer)
        const own = taken.get(message.id) ?? message.id
        const id = choose(waiting, own, message)
        if (id !== own) taken.set(id, own)
        waiting.splice(waiting.indexOf(id), 1)
        return receive({ ...message, id }, peer)
      },
    }
  })

export const idMutants = mutantsIn('plugin.ids')({
  'ids-are-strings': {
    'counts: gives numbers as ids': {
      cases: ['counts events'],
      apply: having(() => {
        let last = 0
        return { newId: () => ++last }
      }),
    },
    'numbers-its-description: gives its description a number as its id': withMembers(
      'describe',
      () => ({ id: 1 }),
    ),
  },
  'distinct-ids#distinct': {
    'repeats-itself: gives all requests the same id': {
      cases: ['counts events'],
      apply: having(() => ({ newId: () => 'request' })),
    },
  },
  'distinct-ids#matched': {
    'guesses-among-several: takes a reply for that to its newest request while several wait': {
      cases: ['counts events'],
      apply: reassigning((waiting, id) => (waiting.length > 1 ? waiting.at(-1) : id)),
    },
  },
  'finds-its-reply#by-id': {
    'takes-turns: takes the next reply for that to its oldest request, whatever its id': {
      cases: ['counts events'],
      apply: reassigning(([oldest]) => oldest),
    },
    'takes-the-last-in-turn: takes the last two replies in the order of their requests': {
      cases: ['counts events'],
      apply: reassigning((waiting, id) => (waiting.length > 2 ? id : waiting[0])),
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
      limits: { idle_ms: 3_000, shutdown_grace_ms: 3_000 },
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
    'passes-over-errors: waits for a reply after an error, and obeys `shutdown`': {
      limits: { idle_ms: 3_000 },
      apply: onReceiving((message) => (message.type === 'error' ? undefined : message)),
    },
  },
  'attributes-errors': {
    'blames-the-oldest: takes an error for the reply to its oldest request': {
      cases: ['counts events'],
      apply: reassigning(([oldest], id, { type }) => (type === 'error' ? oldest : id)),
    },
  },
  'bears-errors#no-crash': {
    'crashes: crashes on an error': onReceiving((message) => {
      if (message.type === 'error') throw new Error(String(message.message))
      return message
    }),
  },
})
