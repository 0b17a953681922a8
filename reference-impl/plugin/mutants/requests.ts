import type { Message } from '../program/seams.ts'
import { onReceiving, withMembers } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

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

const EVENT = ['timestamp', 'type', 'content', 'message', 'reasoning', 'delta', 'arguments']

export const requestMutants = mutantsOf(
  {
    id: 'plugin.conversations.lists-ids',
    violates: 'plugin.conversations.names-one-conversation',
    change: 'asks for the events of a list of conversations',
    cases: SHOWS,
    apply: withMembers('read_events', ({ conversation }) => ({ conversation: [conversation] })),
  },
  {
    id: 'plugin.conversations.relies-on-titles',
    violates: 'plugin.conversations.bears-untitled-conversations#untitled',
    change: 'measures titles without looking whether there are any',
    apply: onEntries('conversations', ({ title }) => String((title as string).length)),
  },
  {
    id: 'plugin.conversations.refuses-unknown-entry-members',
    violates: 'plugin.conversations.bears-untitled-conversations#unknown-members',
    change: 'refuses entries of the list with members that it does not know',
    apply: onEntries(
      'conversations',
      strictly(['id', 'title', 'last_activated_at', 'events_count', 'pinned_at']),
    ),
  },
  {
    id: 'plugin.conversations.refuses-unknown-events',
    violates: 'plugin.conversations.bears-unknown-events#unknown-types',
    change: 'refuses events of types that it does not know',
    cases: SHOWS,
    apply: onEntries('events', ({ type }) => {
      if (!['turn_start', 'chat_request', 'chat_response'].includes(String(type)))
        throw new Error(`unknown event ${String(type)}`)
    }),
  },
  {
    id: 'plugin.conversations.refuses-unknown-event-members',
    violates: 'plugin.conversations.bears-unknown-events#unknown-members',
    change: 'refuses events with members that it does not know',
    cases: SHOWS,
    apply: onEntries('events', strictly(EVENT)),
  },
  {
    id: 'plugin.config.splits-paths',
    violates: 'plugin.config.path-is-a-string',
    change: 'gives the path of a setting as a list of names',
    cases: ['reads a setting'],
    apply: withMembers('read_config', ({ path }) => ({ path: String(path).split('.') })),
  },
  {
    id: 'plugin.config.relies-on-settings',
    violates: 'plugin.config.bears-missing-settings',
    change: 'reads a setting of the assistant without looking whether there is one',
    apply: onReceiving((message) => {
      const config = message.config as { assistant: { name: string } } | undefined
      if (message.type === 'init') String(config?.assistant.name)
      return message
    }),
  },
)
