import type { JsonObject } from '../../../../harness/wire/json.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Subscription } from '../../program/subscriptions.ts'
import { mutantsIn } from '../mutant.ts'
import { by } from './replaced.ts'

/** Defects in who gets the text of a query. */
export const receiverMutants = mutantsIn('plugin-host.query')({
  'plugin.subscriptions.filter-excludes': {
    'shows-to-all: delivers pieces of text to subscriptions that do not list them': by(
      class extends Queries {
        protected override show(conversation: string, event: JsonObject): void {
          const { subscriptions } = this.sources
          for (const each of subscriptions.to(conversation)) {
            const { filter: _, ...all } = each
            subscriptions.deliver(event.type === 'chat_response' ? all : each, event)
          }
        }
      },
    ),
  },
  'plugin.subscriptions.no-events-after-unsubscribed': {
    'keeps-receivers: delivers pieces to whoever got the first one': by(
      class extends Queries {
        readonly #first = new Map<string, Subscription[]>()
        protected override show(conversation: string, event: JsonObject): void {
          const { subscriptions } = this.sources
          const [isText, now] = [event.type === 'chat_response', subscriptions.to(conversation)]
          const receivers = (isText && this.#first.get(conversation)) || now
          if (isText) this.#first.set(conversation, receivers)
          for (const each of receivers) subscriptions.deliver(each, event)
        }
      },
    ),
  },
})
