import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Message } from '../../program/message.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { mutantsIn } from '../mutant.ts'
import { by, WAITING } from './replaced.ts'

export const filterMutants = mutantsIn('plugin-host.subscriptions')({
  'plugin.subscriptions.several-subscriptions#accepted': {
    'accepts-one: refuses a second subscription to a conversation': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override subscribe(request: Message): Message {
            const isSecond = this.to(String(request.conversation)).length > 0
            return super.subscribe(isSecond ? { ...request, sub_id: 0 } : request)
          }
        },
      ),
    },
  },
  'plugin.subscriptions.several-subscriptions#copies': {
    'serves-first: delivers to the first of two subscriptions that ask for the same': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override deliver(subscription: Subscription, event: JsonObject): void {
            const { conversation, filter } = subscription
            const [first] = this.to(conversation).filter(
              (each) => String(each.filter) === String(filter),
            )
            if (first === subscription) super.deliver(subscription, event)
          }
        },
      ),
    },
  },
  'plugin.subscriptions.own-conversation-only': {
    'broadcasts: delivers events to subscriptions to every conversation': by(
      class extends Subscriptions {
        override deliver(subscription: Subscription, event: JsonObject): void {
          super.deliver(subscription, event)
          for (const each of this.active.values())
            if (each.conversation !== subscription.conversation) super.deliver(each, event)
        }
      },
    ),
  },
  'plugin.subscriptions.own-filter-only': {
    'shares-filters: filters nothing beside a subscription without a filter': by(
      class extends Subscriptions {
        protected override matches(subscription: Subscription, event: JsonObject): boolean {
          const neighbours = this.to(subscription.conversation)
          return neighbours.some(({ filter }) => !filter) || super.matches(subscription, event)
        }
      },
    ),
  },
  'plugin.subscriptions.filter-excludes': {
    'filters-families: lets requests pass where responses are listed': by(
      class extends Subscriptions {
        protected override matches(subscription: Subscription, event: JsonObject): boolean {
          const type = String(event.type).replace('chat_request', 'chat_response')
          return super.matches(subscription, { type })
        }
      },
    ),
  },
  'plugin.subscriptions.filter-includes': {
    'leaves-last-type-out: passes over the last of several types of a filter': by(
      class extends Subscriptions {
        protected override matches({ filter }: Subscription, { type }: JsonObject): boolean {
          return !filter || filter.slice(0, filter.length - 1 || 1).includes(type)
        }
      },
    ),
    'reads-first-type: heeds the first type of a filter alone': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          protected override matches({ filter }: Subscription, { type }: JsonObject): boolean {
            return !filter || filter[0] === type
          }
        },
      ),
    },
  },
  'plugin.subscriptions.no-filter-means-all': {
    'leaves-starts-out: leaves starts of turns out where there is no filter': by(
      class extends Subscriptions {
        protected override matches(subscription: Subscription, event: JsonObject): boolean {
          const isLeftOut = !subscription.filter && event.type === 'turn_start'
          return !isLeftOut && super.matches(subscription, event)
        }
      },
    ),
  },
})
