import type { JsonObject } from '../../../../harness/wire/json.ts'
import { Queries } from '../../program/agent/queries.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by as bySubscriptions, WAITING } from '../subscriptions/replaced.ts'
import { by, turning, turningBesideLast } from './replaced.ts'

/** Defects of a turn beside other turns, plugins and conversations. */
export const besideMutants = mutantsIn('plugin-host.query')({
  'plugin.query.others-see-the-turn': {
    'hides-delegated: delivers turns of plugins to nobody else': having(() => ({
      Queries: class extends Queries {
        protected override readonly Turn = class extends Turn {
          protected override store(events: readonly JsonObject[], shown = 0): void {
            const marked = events.map((event) => ({ ...event, delegated: true }))
            super.store(marked, shown)
          }
        }
      },
      Subscriptions: class extends Subscriptions {
        protected override matches(subscription: Subscription, event: JsonObject): boolean {
          return event.delegated !== true && super.matches(subscription, event)
        }
      },
    })),
  },
  'plugin.query.completion-of-own-turns': {
    'completes-for-all: sends the completion of turns of others too': bySubscriptions(
      class extends Subscriptions {
        override deliver(subscription: Subscription, event: JsonObject): void {
          super.deliver(subscription, event)
          if (event.message === 'seen') super.deliver(subscription, { type: 'query_complete' })
        }
      },
    ),
  },
  'plugin.locks.lock-excludes-others': {
    'needs-no-lock-there: runs a turn at the terminal whoever has the lock': having(() => ({
      lockAtTerminal: () => true,
    })),
  },
  'plugin.subscriptions.events-of-terminal-queries': {
    'passes-requests-over: delivers no request of another process': bySubscriptions(
      class extends Subscriptions {
        override deliver(subscription: Subscription, event: JsonObject): void {
          if (event.type !== 'chat_request') super.deliver(subscription, event)
        }
      },
    ),
  },
  'plugin.query.one-conversation#events': {
    'shows-everywhere: delivers pieces on every subscription': by(
      class extends Queries {
        protected override show(conversation: string, event: JsonObject): void {
          const all = this.sources.workspace.list().map(({ id }) => String(id))
          for (const id of event.type === 'chat_response' ? all : [conversation])
            super.show(id, event)
        }
      },
    ),
  },
  'plugin.query.one-conversation#history': {
    'stores-twice: stores answers in the conversation of the last subscription too':
      turningBesideLast(
        (last) =>
          class extends Turn {
            protected override store(events: readonly JsonObject[], shown = 0): void {
              super.store(events, shown)
              const isOther = last() !== this.request.conversation && shown > 0
              const before = isOther ? this.workspace.read(last()) : []
              if (isOther) this.workspace.store(last(), [...before, ...events])
            }
          },
      ),
  },
  'plugin.query.parallel-queries': {
    'mixes-answers: delivers pieces on the subscription to which the last query belongs': by(
      class extends Queries {
        #last = ''
        override start(message: Message): Message {
          this.#last = String(message.conversation)
          return super.start(message)
        }
        protected override show(conversation: string, event: JsonObject): void {
          super.show(event.type === 'chat_response' ? this.#last : conversation, event)
        }
      },
    ),
  },
  'plugin.query.turns-do-not-mix': {
    'runs-both: runs a query while another one runs on the conversation': by(
      class extends Queries {
        protected override check(): void {
          this.running.clear()
        }
      },
    ),
  },
  'plugin.query.failed-turn-ends#visible': {
    'ends-later-silently: sends nothing when a turn fails that has called tools': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          protected override complete(conversation: string, failure: JsonObject): void {
            const { type } = this.sources.workspace.read(conversation).at(-1) ?? {}
            if (!('error' in failure) || type !== 'tool_call_response')
              super.complete(conversation, failure)
          }
        },
      ),
    },
    'ends-silently: sends nothing when a turn fails': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          protected override complete(conversation: string, failure: JsonObject): void {
            if (!('error' in failure)) super.complete(conversation, failure)
          }
        },
      ),
    },
  },
  'plugin.query.failed-turn-ends#lock': {
    'keeps-later: keeps the lock of a later turn of the plugin': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          #queries = 0
          protected override release(conversation: string): void {
            this.#queries += 1
            if (this.#queries === 1) super.release(conversation)
            else this.running.delete(conversation)
          }
        },
      ),
    },
    'keeps-failed: keeps the lock of a turn that failed': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          #failed = false
          protected override turnOf(...given: Parameters<Queries['turnOf']>): Turn {
            const turn = super.turnOf(...given)
            const run = turn.run.bind(turn)
            turn.run = () =>
              run().catch((error: unknown) => {
                this.#failed = true
                throw error
              })
            return turn
          }
          protected override release(conversation: string): void {
            if (!this.#failed) super.release(conversation)
          }
        },
      ),
    },
  },
  'plugin.query.query-is-confirmed': {
    'runs-failed-on: takes a turn that failed for one that runs': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          protected override complete(conversation: string, failure: JsonObject): void {
            if ('error' in failure) this.running.add(conversation)
            super.complete(conversation, failure)
          }
        },
      ),
    },
  },
  'plugin.query.retries': {
    'gives-up: asks a model that failed for a plugin not again': turning(
      class extends Turn {
        protected override answer(): Promise<JsonObject[]> {
          return super.answer(0)
        }
      },
    ),
  },
})
