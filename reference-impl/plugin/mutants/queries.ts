import type { Message, Peer } from '../program/seams.ts'
import { having, onReceiving, onSending, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const D18 = { profile: 'd18' } as const
const SUMMARIZES = { ...D18, cases: ['summarizes a file'] } as const

/** As long as a plugin that waits for nothing needs to show it. */
const SHORT = { idle_ms: 3_000, shutdown_grace_ms: 3_000 }

/** Milliseconds that a user takes to decide. */
const DECIDING_MS = 500

/** Shows the texts of a turn when it is complete, and something else for each, or nothing, until then. */
const keepingTexts = (meanwhile?: string) => ({
  ...{ ...D18, limits: SHORT },
  apply: having(({ encode }) => {
    let kept = ''
    return {
      encode(message) {
        if (message.type !== 'print') return encode(message)
        kept += String(message.text)
        const text = kept.endsWith('\n') ? kept : meanwhile
        return text === undefined ? '' : encode({ ...message, text })
      },
    }
  }),
})

/** Pushes a text before it ends its subscriptions. */
const pushing = (text: string) =>
  onSending('unsubscribe', (message) => [
    {
      ...{ type: 'push_events', conversation: '17127583920' },
      events: [{ type: 'chat_response', message: text }],
    },
    message,
  ])

/** Does something else when a query is refused. */
const atRefusal = (act: (peer: Peer) => void) =>
  onReceiving((message, peer) => {
    if (message.type === 'error' && message.request === 'query') act(peer)
    return message
  })

export const queryMutants = mutantsIn('plugin.query')({
  'query-form#conversation': {
    'sends-entries: gives the whole entry of the list as the conversation': {
      ...D18,
      apply: withMembers('query', ({ conversation: id }) => ({ conversation: { id } })),
    },
  },
  'query-form#content': {
    'renames-content: gives its text as `message`': {
      ...D18,
      apply: onSending('query', ({ content, ...query }) => [{ ...query, message: content }]),
    },
  },
  'optional-members#attachments': {
    'attaches-paths: attaches paths as texts': {
      ...SUMMARIZES,
      apply: withMembers('query', ({ attachments }) => ({
        attachments: (attachments as Message[]).map(({ path }) => path),
      })),
    },
  },
  'optional-members#schema': {
    'spells-schema: gives the schema as a text of JSON': {
      ...SUMMARIZES,
      apply: withMembers('query', ({ schema }) => ({ schema: JSON.stringify(schema) })),
    },
  },
  'subscribes-first': {
    'subscribes-elsewhere: subscribes to another conversation than it queries': {
      ...D18,
      apply: withMembers('subscribe', () => ({ conversation: '17127590000' })),
    },
  },
  'completion-ends-waiting': {
    'waits-for-its-user: takes no more events where its host has decided before its user': {
      ...{ ...D18, limits: SHORT },
      apply: having(({ encode, write, receive }) => {
        const asked = new Set<unknown>()
        let isStuck = false
        return {
          encode(message) {
            const id = message.tool_call_id ?? message.inquiry_id
            if (message.type !== 'respond') return encode(message)
            asked.add(id)
            setTimeout(() => asked.delete(id) && write(encode(message)), DECIDING_MS)
            return ''
          },
          receive(message, peer) {
            const { type, id } = (message.data ?? {}) as Message
            isStuck ||= /_response$/.test(type) && asked.has(id)
            return isStuck && message.type === 'event' ? undefined : receive(message, peer)
          },
        }
      }),
    },
    'waits-on: passes over `query_complete`': {
      ...{ ...D18, limits: SHORT },
      apply: onReceiving((message) =>
        (message.data as Message | undefined)?.type === 'query_complete' ? undefined : message,
      ),
    },
  },
  'refused-query': {
    'stays-busy: waits for the completion of a query that was refused': {
      ...{ ...D18, limits: SHORT },
      apply: onReceiving((message) =>
        message.type === 'error' && message.request === 'query'
          ? { type: 'query_started' }
          : message,
      ),
    },
    'logs-as-usual: logs what it logs in every turn, and ends with code 0, when its query is refused':
      {
        ...D18,
        apply: atRefusal((peer) => {
          peer.send({ type: 'log', level: 'debug', message: 'a tool has ended' })
          peer.exit(0)
        }),
      },
    'conceals-refusals: ends with code 0, and reports nothing, when its query is refused': {
      ...D18,
      apply: atRefusal((peer) => peer.exit(0)),
    },
  },
  'text-is-shown-at-once': {
    'shows-at-the-end: shows texts when the turn is complete': keepingTexts(),
    'prints-dots: shows a dot for each text, and the texts when the turn is complete':
      keepingTexts('.'),
  },
  'no-cancellation': {
    'cancels: sends `cancel_query` before it ends its subscriptions': {
      ...D18,
      apply: onSending('unsubscribe', (message) => [{ type: 'cancel_query' }, message]),
    },
  },
  'turn-is-not-pushed': {
    'pushes-the-question: pushes its text before it queries with it': {
      ...D18,
      apply: onSending('query', (query) => [
        {
          ...{ type: 'push_events', id: 'copy', conversation: query.conversation },
          events: [{ type: 'chat_request', content: query.content }],
        },
        query,
      ]),
    },
    'pushes-the-answer: pushes the last text of the turn': {
      ...D18,
      apply: pushing('changed.'),
    },
    'pushes-lines: pushes the last text of the turn with a line feed behind it': {
      ...D18,
      apply: pushing('changed.\n'),
    },
    'breaks-lines: pushes texts of the turn, put together with a line feed between them': {
      ...D18,
      apply: pushing('Two files\nchanged.'),
    },
    'pushes-whole-answers: pushes the texts of the turn, put together': {
      ...D18,
      apply: having(({ encode }) => {
        let text = ''
        return {
          encode(message) {
            if (message.type === 'print') text += String(message.text)
            if (message.type !== 'unsubscribe') return encode(message)
            const events = [{ type: 'chat_response', message: text.trimEnd() }]
            const conversation = '17127583920'
            return `${encode({ type: 'push_events', conversation, events })}${encode(message)}`
          },
        }
      }),
    },
  },
})
