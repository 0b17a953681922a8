import type { JsonObject } from '../../../../harness/wire/json.ts'
import { Queries } from '../../program/agent/queries.ts'
import { type Message, Refusal } from '../../program/message.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by as bySubscriptions, WAITING } from '../subscriptions/replaced.ts'
import { by } from './replaced.ts'

/** Refuses a request of a type while a query runs, by giving no reply. */
const passing = (type: string) => ({
  limits: WAITING,
  apply: having(({ receive }) => {
    let running = 0
    return {
      Queries: class extends Queries {
        override start(message: Message): Message {
          const reply = super.start(message)
          running += 1
          return reply
        }
        protected override complete(conversation: string, failure: JsonObject): void {
          running -= 1
          super.complete(conversation, failure)
        }
      },
      receive: (message, host) =>
        running > 0 && message.type === type ? undefined : receive(message, host),
    }
  }),
})

/** Defects of queries that show only beside something else. */
export const nearQueryMutants = mutantsIn('plugin-host.query')({
  'plugin.query.requests-are-served': {
    'locks-later: answers no `lock` while a query runs': passing('lock'),
    'reads-later: answers no `read_events` while a query runs': passing('read_events'),
    'subscribes-later: answers no `subscribe` while a query runs': passing('subscribe'),
  },
  'plugin.subscriptions.several-subscriptions#copies': {
    'shows-to-first: delivers pieces of text on the first subscription alone': by(
      class extends Queries {
        protected override show(conversation: string, event: JsonObject): void {
          const { subscriptions } = this.sources
          const all = subscriptions.to(conversation)
          const receivers = event.type === 'chat_response' ? all.slice(0, 1) : all
          for (const each of receivers) subscriptions.deliver(each, event)
        }
      },
    ),
  },
  'plugin.query.failed-turn-ends#visible': {
    'ends-amid-text: sends nothing when a turn fails behind a text': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          #text = false
          protected override show(conversation: string, event: JsonObject): void {
            this.#text ||= event.type === 'chat_response'
            super.show(conversation, event)
          }
          protected override complete(conversation: string, failure: JsonObject): void {
            if (!('error' in failure && this.#text)) super.complete(conversation, failure)
          }
        },
      ),
    },
  },
  'plugin.query.subscription-to-other-conversation': {
    'counts-refused: runs a query where a subscription was refused': having(() => {
      const asked = new Set<unknown>()
      return {
        Subscriptions: class extends Subscriptions {
          override subscribe(request: Message): Message {
            if (this.active.has(String(request.sub_id))) asked.add(request.conversation)
            return super.subscribe(request)
          }
        },
        Queries: class extends Queries {
          protected override check(...given: Parameters<Queries['check']>): void {
            if (!asked.has(given[0].conversation)) super.check(...given)
          }
        },
      }
    }),
  },
  'plugin.subscriptions.other-subscriptions-go-on': {
    'forgets-two: refuses a query when one of two subscriptions has ended': {
      limits: WAITING,
      apply: having(() => {
        const ended = new Set<string>()
        return {
          Subscriptions: class extends Subscriptions {
            override subscribe(request: Message): Message {
              const conversation = String(request.conversation)
              if (this.to(conversation).length === 0) ended.delete(conversation)
              return super.subscribe(request)
            }
            override unsubscribe(request: Message): Message {
              const own = this.active.get(String(request.sub_id))
              if (own) ended.add(own.conversation)
              return super.unsubscribe(request)
            }
          },
          Queries: class extends Queries {
            protected override check(...given: Parameters<Queries['check']>): void {
              super.check(...given)
              if (ended.has(given[0].conversation)) throw new Refusal('no subscription')
            }
          },
        }
      }),
    },
  },
  'plugin.query.completion-is-an-event#event': {
    'completes-at-issuer: completes a query on the subscription that was the first when it began': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          readonly #first = new Map<string, Subscription | undefined>()
          override start(message: Message): Message {
            const [first] = this.sources.subscriptions.to(String(message.conversation))
            this.#first.set(String(message.conversation), first)
            return super.start(message)
          }
          protected override complete(conversation: string, failure: JsonObject): void {
            const { subscriptions } = this.sources
            const first = this.#first.get(conversation)
            if (first && subscriptions.to(conversation).includes(first))
              subscriptions.deliver(first, { type: 'query_complete', ...failure })
          }
        },
      ),
    },
  },
  'plugin.query.completion-of-own-turns': {
    'completes-at-terminal: sends a completion for a turn of the terminal': bySubscriptions(
      class extends Subscriptions {
        override deliver(subscription: Subscription, event: JsonObject): void {
          super.deliver(subscription, event)
          if (event.message === 'from there')
            super.deliver(subscription, { type: 'query_complete' })
        }
      },
    ),
  },
  'plugin.query.others-see-the-turn': {
    'hides-calls: delivers calls of tools to the plugin of the query alone': bySubscriptions(
      class extends Subscriptions {
        override deliver(subscription: Subscription, event: JsonObject): void {
          if (event.id !== 'call_seen') super.deliver(subscription, event)
        }
      },
    ),
  },
})
