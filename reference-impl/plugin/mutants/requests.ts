import type { Message } from '../program/seams.ts'
import { onReceiving, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const SHOWS = ['shows a conversation'] as const

/** Looks at each entry of the replies of a type. */
const onEntries = (type: string, look: (entry: Record<string, unknown>) => void) =>
  onReceiving((message) => {
    if (message.type === type) for (const entry of message.data as Message[]) look(entry)
    return message
  })

/** Refuses an entry that has other members than those that are known. */
const strictly = (known: readonly string[]) => (entry: Record<string, unknown>) => {
  const unknown = Object.keys(entry).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`unknown member ${unknown}`)
}

/** Empties a text of the entries of a reply that have members which nobody knows. */
const blanking = (type: string, name: string) =>
  onEntries(type, (entry) => {
    if ('x-flag' in entry && name in entry) entry[name] = ''
  })

const EVENT = ['timestamp', 'type', 'content', 'message', 'reasoning', 'delta', 'arguments']

export const requestMutants = [
  ...mutantsIn('plugin.conversations')({
    'names-one-conversation': {
      'lists-ids: asks for the events of a list of conversations': {
        cases: SHOWS,
        apply: withMembers('read_events', ({ conversation }) => ({ conversation: [conversation] })),
      },
    },
    'bears-untitled-conversations#untitled': {
      'relies-on-titles: measures titles without looking whether there are any': onEntries(
        'conversations',
        ({ title }) => String((title as string).length),
      ),
      'stops-at-untitled-entries: reads no further than to an entry without a title': onReceiving(
        (message) => {
          if (message.type !== 'conversations') return message
          const data = message.data as Message[]
          const at = data.findIndex(({ title }) => !title)
          return { ...message, data: at < 0 ? data : data.slice(0, at) }
        },
      ),
    },
    'bears-untitled-conversations#unknown-members': {
      'loses-unknown-entries: shows no title of an entry with members that it does not know':
        blanking('conversations', 'title'),
      'refuses-unknown-entry-members: refuses entries of the list with members that it does not know':
        onEntries(
          'conversations',
          strictly(['id', 'title', 'last_activated_at', 'events_count', 'pinned_at']),
        ),
    },
    'bears-unknown-events#unknown-types': {
      'stops-at-unknown-events: reads no further than to an event of a type that it does not know':
        {
          cases: SHOWS,
          apply: onReceiving((message) => {
            if (message.type !== 'events') return message
            const data = message.data as Message[]
            const at = data.findIndex(({ type }) => type.startsWith('x-'))
            return { ...message, data: at < 0 ? data : data.slice(0, at) }
          }),
        },
      'waits-at-unknown-events: waits on where events have types that it does not know': {
        ...{ cases: ['counts events'], limits: { idle_ms: 3_000 } },
        apply: onReceiving((message) => {
          if (message.type !== 'events') return message
          return (message.data as Message[]).some(({ type }) => type.startsWith('x-'))
            ? undefined
            : message
        }),
      },
      'refuses-unknown-events: refuses events of types that it does not know': {
        cases: SHOWS,
        apply: onEntries('events', ({ type }) => {
          if (!['turn_start', 'chat_request', 'chat_response'].includes(String(type)))
            throw new Error(`unknown event ${String(type)}`)
        }),
      },
    },
    'bears-unknown-events#unknown-members': {
      'loses-unknown-event-members: reads no text of an event with members that it does not know': {
        cases: SHOWS,
        apply: blanking('events', 'message'),
      },
      'refuses-unknown-event-members: refuses events with members that it does not know': {
        cases: SHOWS,
        apply: onEntries('events', strictly(EVENT)),
      },
    },
  }),
  ...mutantsIn('plugin.config')({
    'path-is-a-string': {
      'splits-paths: gives the path of a setting as a list of names': {
        cases: ['reads a setting'],
        apply: withMembers('read_config', ({ path }) => ({ path: String(path).split('.') })),
      },
    },
    'bears-missing-settings': {
      'waits-for-settings: waits where a setting of the assistant is missing': {
        limits: { startup_ms: 3_000 },
        apply: onReceiving((message) => {
          const { assistant } = (message.config ?? {}) as Record<string, unknown>
          return message.type === 'init' && !assistant ? undefined : message
        }),
      },
      'relies-on-options: reads an option without looking whether there are any': {
        profile: 'd18',
        apply: onReceiving((message) => {
          if (message.type === 'init') Object.keys(message.options as object)
          return message
        }),
      },
      'relies-on-settings: reads a setting of the assistant without looking whether there is one':
        onReceiving((message) => {
          const config = message.config as { assistant: { name: string } } | undefined
          if (message.type === 'init') String(config?.assistant.name)
          return message
        }),
    },
  }),
]
