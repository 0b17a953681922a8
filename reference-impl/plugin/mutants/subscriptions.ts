import { having, onReceiving, onSending, stayAlive, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const WATCHES = { profile: 'd18', cases: ['watches two conversations'] } as const

const SHARED = 'browser'

export const subscriptionMutants = mutantsIn('plugin.subscriptions')({
  'subscribe-form#name': {
    'counts: numbers its subscriptions': {
      ...WATCHES,
      apply: withMembers('subscribe', ({ sub_id }) => ({ sub_id: Number(String(sub_id).at(-1)) })),
    },
  },
  'subscribe-form#conversation': {
    'lists-conversations: subscribes to a list of conversations': {
      ...WATCHES,
      apply: withMembers('subscribe', ({ conversation }) => ({ conversation: [conversation] })),
    },
  },
  'subscribe-form#filter': {
    'joins-types: gives the types of events that it wants as one text': {
      ...WATCHES,
      apply: withMembers('subscribe', ({ events }) => ({ events: String(events) })),
    },
  },
  'unique-names': {
    'shares-names: gives all its subscriptions one name': {
      ...WATCHES,
      apply: withMembers('subscribe', () => ({ sub_id: 'watch' })),
    },
  },
  'unsubscribe-form': {
    'ends-by-conversation: ends its subscriptions by the id of the conversation': {
      profile: 'd18',
      apply: withMembers('unsubscribe', () => ({ sub_id: '17127583920' })),
    },
  },
  'events-at-any-time': {
    'takes-events-for-replies: takes the second event before a reply for that reply': {
      profile: 'd18',
      apply: having(({ receive }) => {
        let skipped = 0
        return {
          receive(message, peer) {
            const isBetween = message.type === 'event' && peer.waiting > 0
            skipped = isBetween ? skipped + 1 : 0
            if (skipped === 2) peer.exit(1, 'the reply is of another type')
            return receive(message, peer)
          },
        }
      }),
    },
    'waits-behind-the-last: takes no reply to its last request where an event came before its query began':
      {
        ...{ profile: 'd18', limits: { idle_ms: 3_000 } },
        apply: having(({ receive }) => {
          let [wasEarly, hasBegun] = [false, false]
          return {
            receive(message, peer) {
              hasBegun ||= message.type === 'query_started'
              wasEarly ||= message.type === 'event' && !hasBegun
              const isLast = message.type === 'unsubscribed' && message.sub_id === 'log'
              return isLast && wasEarly ? undefined : receive(message, peer)
            },
          }
        }),
      },
    'loses-early-events: passes over events that come before the reply to a request': {
      ...WATCHES,
      apply: onReceiving((message, peer) =>
        message.type === 'event' && peer.waiting > 0 ? undefined : message,
      ),
    },
  },
  'ends-unused-subscriptions': {
    'keeps-subscriptions: does not unsubscribe when a consumer has left': {
      profile: 'serves',
      limits: { idle_ms: 3_000 },
      apply: onSending('unsubscribe', () => []),
    },
    'keeps-all-but-the-last: does not unsubscribe when a consumer has left while another stays': {
      profile: 'serves',
      limits: { idle_ms: 3_000 },
      apply: having(({ encode }) => {
        let consumers = 0
        return {
          encode(message) {
            if (message.type === 'subscribe') consumers += 1
            if (message.type === 'unsubscribe') consumers -= 1
            return message.type === 'unsubscribe' && consumers > 0 ? '' : encode(message)
          },
        }
      }),
    },
  },
  'plugin.shutdown.ends-when-stdin-ends': {
    'outlives-its-input: goes on serving when its input ends while it waits for no reply': {
      ...{ profile: 'serves', limits: { idle_ms: 3_000, shutdown_grace_ms: 3_000 } },
      apply: having(({ inputEnds }) => ({
        inputEnds: (peer) => (peer.waiting === 0 ? stayAlive() : inputEnds(peer)),
      })),
    },
  },
  'one-name-per-consumer': {
    'shares-a-name: has one name for the subscriptions of all consumers': {
      profile: 'serves',
      limits: { idle_ms: 3_000 },
      apply: having(({ encode, receive }) => ({
        encode: (message) => encode('sub_id' in message ? { ...message, sub_id: SHARED } : message),
        receive: (message, peer) =>
          receive(message.sub_id === SHARED ? { ...message, sub_id: 'browser-1' } : message, peer),
      })),
    },
  },
})
