import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Piece, TurnRequest } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Call } from '../../program/agent/tools.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { Writer } from '../../program/writer.ts'
import { withReply, writingBy } from '../combinators.ts'
import { having, mutantsIn } from '../mutant.ts'
import { WAITING } from '../subscriptions/replaced.ts'
import { by, Counted, turning } from './replaced.ts'
import { later, turningLater } from './turning-later.ts'

/** Leaves the id out of the replies of a type to queries. */
const unidentified = (type: string) =>
  withReply(({ id, ...reply }, request) => {
    const message = reply as Message
    return request.type === 'query' || id === undefined ? message : { ...message, id }
  }, type)

/** Defects that show behind the first query. */
export const laterQueryMutants = mutantsIn('plugin-host.query')({
  'plugin.ids.subscription-ids#confirmations': {
    'confirms-without-id: confirms queries without the id': unidentified('query_started'),
  },
  'plugin.ids.subscription-ids#errors': {
    'refuses-without-id: refuses queries without the id': unidentified('error'),
  },
  'plugin.query.host-runs-tools': {
    'repeats-former-results: gives the result of an equal call of a former turn again': having(
      () => {
        const results = new Map<string, JsonObject>()
        return {
          Queries: class extends Queries {
            protected override readonly Turn = class extends Turn {
              readonly #own = new Set<string>()
              protected override async runTool(call: Call): Promise<JsonObject> {
                const key = JSON.stringify([call.name, call.arguments])
                const former = this.#own.has(key) ? undefined : results.get(key)
                const result = former ?? (await super.runTool(call))
                if (!former) this.#own.add(key)
                results.set(key, result)
                return { ...result, id: call.id }
              }
            }
          },
        }
      },
    ),
    'repeats-results-of-equal: gives the result of an equal call again': turning(
      class extends Turn {
        readonly #results = new Map<string, JsonObject>()
        protected override async runTool(call: Call): Promise<JsonObject> {
          const key = JSON.stringify([call.name, call.arguments])
          const result = this.#results.get(key) ?? (await super.runTool(call))
          this.#results.set(key, result)
          return { ...result, id: call.id }
        }
      },
    ),
  },
  'plugin.query.query-takes-lock#from-start': {
    'locks-once: takes the lock for the first query of the plugin alone': by(
      class extends Counted {
        protected override lock(conversation: string): void {
          if (this.begun === 1) super.lock(conversation)
        }
      },
    ),
  },
  'plugin.query.own-lock-stays': {
    'frees-second-time: frees the lock of the plugin behind its second query': by(
      class extends Counted {
        protected override release(conversation: string): void {
          super.release(conversation)
          if (this.begun > 1) this.sources.writer.locks.free(conversation)
        }
      },
    ),
  },
  'plugin.push.push-needs-lock#error': {
    'lends-lock: takes batches for a conversation on which a query was run': having(() => {
      const asked = new Set<string>()
      return {
        Queries: class extends Queries {
          override start(message: Message): Message {
            const reply = super.start(message)
            asked.add(String(message.conversation))
            return reply
          }
        },
        Writer: class extends Writer {
          override holds(conversation: string): boolean {
            return asked.has(conversation) || super.holds(conversation)
          }
        },
      }
    }),
  },
  'plugin.locks.foreign-locks-stay': {
    'frees-former: frees the lock of another process that the plugin had before': writingBy(
      (Base) =>
        class extends Base {
          readonly #former = new Set<string>()
          override unlock(conversation: string): void {
            if (this.#former.has(conversation) && !this.holds(conversation)) this.#rob(conversation)
            super.unlock(conversation)
            this.#former.add(conversation)
          }
          #rob(conversation: string): void {
            const { isTaken } = this.locks
            this.locks.isTaken = () => false
            this.locks.take(conversation)
            this.locks.isTaken = isTaken
          }
        },
    ),
  },
  'plugin.query.query-frees-its-lock': {
    'keeps-lock-again: releases the lock of its first query alone': by(
      class extends Queries {
        #released = 0
        protected override release(conversation: string): void {
          this.#released += 1
          if (this.#released === 1) super.release(conversation)
          else this.running.delete(conversation)
        }
      },
    ),
  },
  'plugin.query.ended-or-foreign-subscription#ended': {
    'remembers-receivers: permits queries for good where one was permitted before': by(
      class extends Queries {
        readonly #permitted = new Set<string>()
        protected override check(request: TurnRequest): void {
          if (!this.#permitted.has(request.conversation)) super.check(request)
          this.#permitted.add(request.conversation)
        }
      },
    ),
  },
  'plugin.query.attachments-are-used': {
    'attaches-in-first-query: gives the assistant the attachments of the first query alone': later(
      (request) => ({ ...request, attachments: [] }),
    ),
  },
  'plugin.query.schema-is-used#asked': {
    'constrains-first-query: gives the assistant the schema of the first query alone': turningLater(
      (isLater) =>
        class extends Turn {
          protected override ask() {
            const events = this.workspace.read(this.request.conversation)
            const { schema, ...request } = this.request
            return this.assistant.reply({
              ...request,
              events,
              ...(schema && !isLater() && { schema }),
            })
          }
        },
    ),
  },
  'plugin.subscriptions.delivered-once': {
    'shows-later-twice: delivers the requests of later queries twice': turningLater(
      (isLater) =>
        class extends Turn {
          override run(): Promise<void> {
            const { content } = this.request
            if (isLater()) this.audience.piece({ type: 'chat_request', content })
            return super.run()
          }
        },
    ),
  },
  'plugin.events.text-is-streamed#streamed': {
    'streams-in-first-query: delivers the texts of later queries when they are complete': {
      limits: WAITING,
      apply: turningLater(
        (isLater) =>
          class extends Turn {
            protected override async *ask(): AsyncIterable<Piece> {
              if (!isLater()) return yield* super.ask()
              const pieces: Piece[] = []
              for await (const piece of super.ask()) pieces.push(piece)
              yield* pieces
            }
          },
      ),
    },
  },
})
