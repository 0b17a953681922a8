import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Message } from '../../program/message.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { withReply } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { by, WAITING } from './replaced.ts'

/** Changes which types of a filter an event matches. */
const matching = (fits: (listed: string, type: string) => boolean) =>
  by(
    class extends Subscriptions {
      protected override matches({ filter }: Subscription, { type }: JsonObject): boolean {
        return !filter || filter.some((listed) => fits(String(listed), String(type)))
      }
    },
  )

/** Names and types that are taken for others which are nearly equal. */
export const nearMutants = mutantsIn('plugin-host.subscriptions')({
  'plugin.subscriptions.filter-excludes': {
    'filters-prefixes: lets types pass that begin with what is listed': matching((listed, type) =>
      type.startsWith(listed),
    ),
    'filters-any-case: lists types in any case': matching(
      (listed, type) => listed.toLowerCase() === type,
    ),
    'trims-types: takes the white space off the types of a filter': matching(
      (listed, type) => listed.trim() === type,
    ),
    'drops-unknown-filters: filters nothing where a filter lists an unknown type': by(
      class extends Subscriptions {
        protected override matches(subscription: Subscription, event: JsonObject): boolean {
          return subscription.filter?.includes('turn_pause') || super.matches(subscription, event)
        }
      },
    ),
  },
  'plugin.subscriptions.subscribe-unknown-conversation': {
    'completes-ids: takes the beginning of an id for the whole of it': by(
      class extends Subscriptions {
        override subscribe(request: Message): Message {
          const ids = this.workspace.list().map(({ id }) => String(id))
          const conversation = ids.find((id) => id.startsWith(String(request.conversation)))
          return super.subscribe({ ...request, ...(conversation && { conversation }) })
        }
      },
    ),
  },
  'plugin.subscriptions.subscribe-is-confirmed': {
    'composes-names: confirms a subscription by its name in composed characters': withReply(
      (reply) => ({ ...reply, sub_id: String(reply.sub_id).normalize() }),
      'subscribed',
    ),
    'burns-names: refuses a name that an earlier refusal was about': by(
      class extends Subscriptions {
        readonly #refused = new Set<unknown>()
        override subscribe(request: Message): Message {
          const { sub_id } = request
          if (this.#refused.has(sub_id)) return super.subscribe({ ...request, sub_id: 0 })
          this.#refused.add(sub_id)
          const reply = super.subscribe(request)
          this.#refused.delete(sub_id)
          return reply
        }
      },
    ),
  },
  'plugin.subscriptions.unsubscribe-is-confirmed': {
    'trims-names: confirms the end of a subscription by its name without white space': withReply(
      (reply) => ({ ...reply, sub_id: String(reply.sub_id).trim() }),
      'unsubscribed',
    ),
  },
  'plugin.events.event-names-subscription': {
    'composes-names-of-events: names subscriptions on events in composed characters': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          protected override write(message: Message): void {
            super.write({ ...message, sub_id: String(message.sub_id).normalize() })
          }
        },
      ),
    },
  },
  'plugin.subscriptions.name-in-use#kept': {
    'takes-filters: takes the filter of a request that it refuses': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override subscribe(request: Message): Message {
            const own = this.active.get(String(request.sub_id))
            if (own && Array.isArray(request.events)) own.filter = request.events
            return super.subscribe(request)
          }
        },
      ),
    },
    'starts-again: begins with the first event where a name is used again': by(
      class extends Subscriptions {
        override subscribe(request: Message): Message {
          const own = this.active.get(String(request.sub_id))
          if (own) own.seen = 0
          return super.subscribe(request)
        }
      },
    ),
  },
  'plugin.subscriptions.unsubscribe-unknown-name#no-effect': {
    'ends-prefixes: ends the subscription whose name begins as an unknown one': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override unsubscribe(request: Message): Message {
            const names = [...this.active.keys()]
            const like = names.find((name) => name.startsWith(String(request.sub_id)))
            return super.unsubscribe({ ...request, sub_id: like ?? request.sub_id })
          }
        },
      ),
    },
    'ends-all-of-ended: ends every subscription with one that has ended before': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          readonly #ended = new Set<unknown>()
          override unsubscribe(request: Message): Message {
            if (this.#ended.has(request.sub_id)) this.active.clear()
            this.#ended.add(request.sub_id)
            return super.unsubscribe(request)
          }
        },
      ),
    },
  },
  'plugin.subscriptions.names-can-be-reused': {
    'keeps-filters: filters by the first filter of a name': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          readonly #first = new Map<unknown, unknown>()
          override subscribe(request: Message): Message {
            const { sub_id, events } = request
            const filter = this.#first.get(sub_id) ?? events
            this.#first.set(sub_id, filter)
            return super.subscribe({ ...request, events: filter })
          }
        },
      ),
    },
  },
})
