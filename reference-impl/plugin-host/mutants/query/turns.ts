import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Piece } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { Refusal } from '../../program/message.ts'
import { withReply } from '../combinators.ts'
import { having, mutantsIn } from '../mutant.ts'
import { rounded } from '../rounded.ts'
import { WAITING } from '../subscriptions/replaced.ts'
import { by, showing, turning } from './replaced.ts'

/** Defects of turns that are answered by text. */
export const turnMutants = mutantsIn('plugin-host.query')({
  'plugin.query.query-is-confirmed': {
    'names-no-conversation: confirms a query without the conversation': withReply(
      ({ conversation: _, ...reply }) => ({ ...reply, type: reply.type }),
      'query_started',
    ),
  },
  'plugin.query.no-credentials-needed': {
    'needs-model: refuses a query that names no model': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          override start(message: Message): Message {
            if (message.model === undefined) throw new Refusal('`model` is missing')
            return super.start(message)
          }
        },
      ),
    },
  },
  'plugin.query.confirmation-before-events': {
    'confirms-late: confirms a query when the first piece has come': {
      limits: WAITING,
      apply: having(({ encode }) => {
        let held: string | undefined
        return {
          encode(message) {
            const line = encode(message)
            if (message.type === 'query_started') held = line
            if (message.type === 'query_started') return ''
            const first = JSON.stringify(message).includes('chat_response') ? held : undefined
            if (first !== undefined) held = undefined
            return `${line}${first ?? ''}`
          },
        }
      }),
    },
  },
  'plugin.query.confirmed-at-the-start': {
    'confirms-answers: confirms a query when the assistant answers': {
      limits: WAITING,
      apply: having(({ encode }) => {
        let held = ''
        return {
          encode(message) {
            const line = encode(message)
            const isStart = message.type === 'query_started'
            const isAnswer = JSON.stringify(message).includes('chat_response')
            const before = isAnswer ? held : ''
            held = isStart ? line : isAnswer ? '' : held
            return isStart ? '' : `${before}${line}`
          },
        }
      }),
    },
  },
  'plugin.query.requests-are-served': {
    'serves-later: answers no request while a query runs': {
      limits: WAITING,
      apply: having(({ receive }) => {
        let isRunning = false
        class Watched extends Queries {
          override start(message: Message): Message {
            const reply = super.start(message)
            isRunning = true
            return reply
          }
          protected override complete(conversation: string, failure: JsonObject): void {
            isRunning = false
            super.complete(conversation, failure)
          }
        }
        return {
          Queries: Watched,
          receive: (message, host) =>
            isRunning && message.type === 'list_conversations' ? undefined : receive(message, host),
        }
      }),
    },
  },
  'plugin.query.completion-is-an-event#event': {
    'completes-by-message: sends the completion as a message of its own': {
      limits: WAITING,
      apply: having(({ encode }) => ({
        encode(message) {
          const { data } = message as { data?: { type?: unknown } }
          return encode(
            data?.type === 'query_complete' && message.type === 'event'
              ? { type: 'query_complete', sub_id: message.sub_id }
              : message,
          )
        },
      })),
    },
  },
  'plugin.query.completion-is-an-event#once': {
    'completes-twice: sends the completion once more': by(
      class extends Queries {
        protected override complete(conversation: string, failure: JsonObject): void {
          super.complete(conversation, failure)
          super.complete(conversation, failure)
        }
      },
    ),
  },
  'plugin.query.completion-comes-last': {
    'completes-early: sends the completion before the last piece': by(
      class extends Queries {
        #last: JsonObject | undefined
        protected override show(conversation: string, event: JsonObject): void {
          const last = this.#last
          this.#last = event.type === 'chat_response' ? event : undefined
          if (event.type === 'query_complete') super.show(conversation, event)
          if (last) super.show(conversation, last)
        }
      },
    ),
  },
  'plugin.subscriptions.events-of-own-query': {
    'shows-others: delivers the answer of a query to other plugins alone': by(
      class extends Queries {
        protected override show(conversation: string, event: JsonObject): void {
          if (event.type === 'query_complete') super.show(conversation, event)
        }
      },
    ),
  },
  'plugin.events.pieces-make-the-text': {
    'trims-pieces: takes the white space off each piece': showing((event) =>
      typeof event.message === 'string' ? { ...event, message: event.message.trim() } : event,
    ),
  },
  'plugin.events.reasoning-and-data#reasoning': {
    'thinks-aloud: delivers reasoning as text': showing(({ reasoning, ...event }) =>
      reasoning === undefined ? event : { ...event, message: reasoning },
    ),
  },
  'plugin.events.reasoning-and-data#data': {
    'rounds-data: delivers structured output with whole numbers': showing(({ data, ...event }) =>
      data === undefined ? event : { ...event, data: rounded(data) },
    ),
    'writes-data: delivers structured output as text': showing(({ data, ...event }) =>
      data === undefined ? event : { ...event, message: JSON.stringify(data) },
    ),
  },
  'plugin.events.text-is-streamed#streamed': {
    'shows-whole: delivers a text when it is complete': {
      limits: WAITING,
      apply: turning(
        class extends Turn {
          protected override async *ask(): AsyncIterable<Piece> {
            const pieces: Piece[] = []
            for await (const piece of super.ask()) pieces.push(piece)
            yield* pieces
          }
        },
      ),
    },
  },
})
