import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Message } from '../../program/message.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by, WAITING } from './replaced.ts'

const LONG = 64 * 1024
const isLong = ({ message }: JsonObject): boolean => String(message).length > LONG

export const deliveryMutants = mutantsIn('plugin-host.subscriptions')({
  'plugin.subscriptions.no-replay': {
    'replays-last: delivers the last event that was there before': by(
      class extends Subscriptions {
        protected override begin(conversation: string): number {
          return Math.max(0, super.begin(conversation) - 1)
        }
      },
    ),
  },
  'plugin.subscriptions.requests-are-served#answered': {
    'loses-requests: loses every twentieth request while there are subscriptions': {
      limits: WAITING,
      apply: having(({ receive }) => {
        let requests = 0
        return {
          receive(message, host) {
            if (message.type === 'list_conversations') requests += 1
            return requests % 20 === 19 && message.type === 'list_conversations'
              ? undefined
              : receive(message, host)
          },
        }
      }),
    },
  },
  'plugin.subscriptions.requests-are-served#delivered': {
    'prefers-requests: delivers nothing while requests come': having(({ receive }) => {
      let last = 0
      class Waiting extends Subscriptions {
        protected override noticed(conversation: string): void {
          if (Date.now() - last > 200) super.noticed(conversation)
          else setTimeout(() => this.noticed(conversation), 50)
        }
      }
      return {
        Subscriptions: Waiting,
        receive(message, host) {
          last = Date.now()
          return receive(message, host)
        },
      }
    }),
  },
  'plugin.subscriptions.bounded-delay': {
    'waits-for-requests: looks for events when the plugin sends something': {
      limits: WAITING,
      apply: having(({ receive }) => {
        const all = new Set<Waiting>()
        class Waiting extends Subscriptions {
          constructor(...given: ConstructorParameters<typeof Subscriptions>) {
            super(...given)
            all.add(this)
          }
          protected override noticed(): void {}
          lookAtAll(): void {
            for (const { conversation } of this.active.values()) this.look(conversation)
          }
        }
        return {
          Subscriptions: Waiting,
          receive(message, host) {
            for (const each of all) each.lookAtAll()
            return receive(message, host)
          },
        }
      }),
    },
  },
  'plugin.subscriptions.conversation-order': {
    'swaps: delivers every seventh event behind the next': by(
      class extends Subscriptions {
        #count = 0
        #held: JsonObject | undefined
        override deliver(subscription: Subscription, event: JsonObject): void {
          this.#count += 1
          const held = this.#held
          this.#held = this.#count % 7 === 0 ? event : undefined
          if (!this.#held) super.deliver(subscription, event)
          if (held) super.deliver(subscription, held)
        }
      },
    ),
  },
  'plugin.subscriptions.delivered-once': {
    'repeats: delivers every fiftieth event twice': by(
      class extends Subscriptions {
        #count = 0
        override deliver(subscription: Subscription, event: JsonObject): void {
          super.deliver(subscription, event)
          this.#count += 1
          if (this.#count % 50 === 0) super.deliver(subscription, event)
        }
      },
    ),
  },
  'plugin.subscriptions.no-partial-events': {
    'is-early: delivers the beginning of a long event first': by(
      class extends Subscriptions {
        protected override send(subscription: Subscription, data: JsonObject): void {
          if (isLong(data))
            super.send(subscription, { ...data, message: String(data.message).slice(0, LONG) })
          super.send(subscription, data)
        }
      },
    ),
  },
  'plugin.subscriptions.same-channel': {
    'writes-files: delivers long events as the path of a file': by(
      class extends Subscriptions {
        protected override send(subscription: Subscription, data: JsonObject): void {
          const { message, ...rest } = data
          const file = join(this.workspace.storage, 'event.json')
          if (isLong(data)) writeFileSync(file, String(message))
          super.send(subscription, isLong(data) ? { ...rest, file } : data)
        }
      },
    ),
  },
  'plugin.subscriptions.no-events-without-subscription': {
    'subscribes-all: delivers events of the first conversation unasked': by(
      class extends Subscriptions {
        constructor(...given: ConstructorParameters<typeof Subscriptions>) {
          super(...given)
          const [first] = this.workspace.list()
          if (first)
            this.subscribe({ type: 'subscribe', sub_id: 'default', conversation: first.id })
        }
      },
    ),
  },
  'plugin.ids.events-have-no-id': {
    'answers-by-events: gives events the id of the last request': having(({ receive }) => {
      let last: unknown
      return {
        Subscriptions: class extends Subscriptions {
          protected override write(message: Message): void {
            super.write({ ...message, ...(last !== undefined && { id: last }) })
          }
        },
        receive(message, host) {
          last = message.id
          return receive(message, host)
        },
      }
    }),
  },
})
