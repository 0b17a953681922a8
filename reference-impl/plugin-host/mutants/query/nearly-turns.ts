import type { JsonObject } from '../../../../harness/wire/json.ts'
import { Queries } from '../../program/agent/queries.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by, endingAfter, turning, turningBesideLast } from './replaced.ts'

/** Changes the content of queries. */
const withContent = (change: (content: string) => string) =>
  by(
    class extends Queries {
      protected override requestIn(message: Message) {
        const request = super.requestIn(message)
        return { ...request, content: change(request.content) }
      }
    },
  )

/** Defects of turns that show only in some pieces, contents and later turns. */
export const nearTurnMutants = mutantsIn('plugin-host.query')({
  'plugin.subscriptions.delivered-once': {
    'shows-requests: shows the request of a query before it is stored, and as it is stored':
      turning(
        class extends Turn {
          override run(): Promise<void> {
            const { content } = this.request
            this.audience.piece({ type: 'chat_request', content })
            return super.run()
          }
        },
      ),
    'shows-results: shows the result of a call before it is stored, and as it is stored': turning(
      class extends Turn {
        protected override store(events: readonly JsonObject[], shown = 0): void {
          for (const event of events)
            if (event.type === 'tool_call_response') this.audience.piece(event)
          super.store(events, shown)
        }
      },
    ),
  },
  'plugin.query.whole-loop': {
    'stops-at-five: ends a turn after five rounds of tools': endingAfter(5),
  },
  'plugin.events.pieces-make-the-text': {
    'leaves-spaces-out: delivers no piece that is white space alone': by(
      class extends Queries {
        protected override show(conversation: string, event: JsonObject): void {
          const { message } = event
          if (typeof message !== 'string' || message.trim() !== '') super.show(conversation, event)
        }
      },
    ),
  },
  'plugin.query.turn-with-content#content': {
    'cuts-last-break: takes the last line break off the content': withContent((content) =>
      content.replace(/\n$/, ''),
    ),
    'cuts-first-break: takes line breaks off the start of the content': withContent((content) =>
      content.replace(/^[\r\n]+/, ''),
    ),
    'unifies-lines: ends each line of the content with a line feed alone': withContent((content) =>
      content.replaceAll('\r\n', '\n'),
    ),
  },
  'plugin.query.one-conversation#history': {
    'begins-elsewhere: begins a turn in the conversation of the last subscription too':
      turningBesideLast(
        (last) =>
          class extends Turn {
            override run(): Promise<void> {
              const before = this.workspace.read(last())
              if (last() !== this.request.conversation)
                this.workspace.store(last(), [...before, { type: 'turn_start' }])
              return super.run()
            }
          },
      ),
  },
  'plugin.query.turn-with-content#turn': {
    'begins-once: begins no turn for a later query of a plugin': having(() => {
      let turns = 0
      return {
        Queries: class extends Queries {
          protected override readonly Turn = class extends Turn {
            override run(): Promise<void> {
              turns += 1
              return super.run()
            }
            protected override store(events: readonly JsonObject[], shown = 0): void {
              if (turns === 1) super.store(events, shown)
              else this.#storeLater(events, shown)
            }
            #storeLater(events: readonly JsonObject[], shown: number): void {
              const { conversation } = this.request
              const added = events.filter(({ type }) => type !== 'turn_start')
              this.workspace.store(conversation, [...this.workspace.read(conversation), ...added])
              this.audience.stored(shown)
            }
          }
        },
      }
    }),
  },
})
