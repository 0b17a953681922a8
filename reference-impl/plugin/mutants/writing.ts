import type { Message } from '../program/seams.ts'
import { having, onReceiving, onSending, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const WRITES = { profile: 'write' } as const

export const writingMutants = [
  ...mutantsIn('plugin.locks')({
    'names-conversation': {
      'locks-lists: asks for the lock of a list of conversations': {
        ...WRITES,
        apply: withMembers('lock', ({ conversation }) => ({ conversation: [conversation] })),
      },
    },
    'pushes-under-lock': {
      'pushes-late: gives the lock back before it pushes': {
        ...WRITES,
        apply: having(({ encode }) => {
          let kept = ''
          return {
            encode(message) {
              if (message.type === 'unlock') return kept
              if (message.type !== 'push_events') return encode(message)
              kept = encode(message)
              return encode({ type: 'unlock', conversation: message.conversation })
            },
          }
        }),
      },
    },
    'bears-refused-lock#no-hang': {
      'waits-for-the-lock: waits for `locked` when its lock is refused': {
        ...WRITES,
        limits: { idle_ms: 3_000 },
        apply: onReceiving((message) =>
          message.type === 'error' && message.request === 'lock' ? undefined : message,
        ),
      },
    },
    'bears-refused-lock#no-write': {
      'writes-anyway: pushes although its lock is refused': {
        ...WRITES,
        apply: onReceiving((message) =>
          message.type === 'error' && message.request === 'lock' ? { type: 'locked' } : message,
        ),
      },
    },
  }),
  ...mutantsIn('plugin.push')({
    'push-form#conversation': {
      'counts-conversations: gives the id of the conversation as a number': {
        ...WRITES,
        apply: withMembers('push_events', ({ conversation }) => ({
          conversation: Number(conversation),
        })),
      },
    },
    'push-form#events': {
      'pushes-one-by-one: pushes each event as an object instead of a list': {
        ...WRITES,
        apply: onSending('push_events', ({ events, ...message }) => [
          { ...message, events: (events as Message[])[0] },
        ]),
      },
    },
  }),
  ...mutantsIn('plugin.conversations')({
    'title-is-a-string': {
      'wraps-titles: gives the title of a new conversation as an object': {
        ...WRITES,
        cases: ['creates a conversation'],
        apply: withMembers('create_conversation', ({ title }) => ({ title: { text: title } })),
      },
    },
  }),
  ...mutantsIn('plugin.case')({
    'expected-pushes': {
      'writes-copies: adds its events to another conversation as well': {
        ...WRITES,
        cases: ['adds a turn'],
        apply: having(({ encode }) => ({
          encode: (message) =>
            ['lock', 'push_events', 'unlock'].includes(message.type)
              ? `${encode({ ...message, conversation: '17127590000', id: 'copy' })}${encode(message)}`
              : encode(message),
        })),
      },
      'adds-blanks: adds a blank to what it writes down': {
        ...WRITES,
        apply: withMembers('push_events', ({ events }) => ({
          events: (events as Message[]).map((event) =>
            event.content === undefined ? event : { ...event, content: `${event.content} ` },
          ),
        })),
      },
    },
  }),
]
