import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Message } from '../../program/message.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by, WAITING } from './replaced.ts'

/** Changes how the events of a push are delivered, which are sent beside the usual way. */
const pushing = (
  deliver: (own: Subscription, added: readonly JsonObject[], to: Subscriptions) => void,
) =>
  having(({ reply }) => ({
    reply(sources, request) {
      const { subscriptions, workspace } = sources
      const id = request.type === 'push_events' ? String(request.conversation) : undefined
      const before = id === undefined ? 0 : workspace.read(id).length
      const message = reply(sources, request)
      if (id === undefined || message.type !== 'pushed') return message
      const added = workspace.read(id).slice(before)
      for (const own of subscriptions.to(id)) deliver(own, added, subscriptions)
      return message
    },
  }))

/** Marks the events of a push as delivered. */
function pass(own: Subscription, { length }: readonly JsonObject[]): void {
  own.seen += length
}

/** Defects that show only beside equal events, own pushes and further subscriptions. */
export const severalMutants = mutantsIn('plugin-host.subscriptions')({
  'plugin.subscriptions.delivered-once': {
    'joins-equal: delivers an event not again that equals the one before it': by(
      class extends Subscriptions {
        readonly #last = new Map<string, unknown>()
        override deliver(subscription: Subscription, event: JsonObject): void {
          const { name } = subscription
          const isSame = event.message !== undefined && this.#last.get(name) === event.message
          this.#last.set(name, event.message)
          if (!isSame) super.deliver(subscription, event)
        }
      },
    ),
    'counts-types: delivers an event as often as a filter lists its type': by(
      class extends Subscriptions {
        override deliver(subscription: Subscription, event: JsonObject): void {
          const listed = subscription.filter?.filter((type) => type === event.type) ?? ['once']
          for (const _ of listed) super.deliver(subscription, event)
        }
      },
    ),
    'pushes-twice: delivers what the plugin pushes at once, and as it is stored': pushing(
      (own, added, to) => {
        for (const event of added) to.deliver(own, event)
      },
    ),
  },
  'plugin.subscriptions.conversation-order': {
    'reverses-pushes: delivers the events of a push from the last to the first': pushing(
      (own, added, to) => {
        pass(own, added)
        for (const event of added.toReversed()) to.deliver(own, event)
      },
    ),
    'sorts-by-time: delivers what is there at once by its timestamps': by(
      class extends Subscriptions {
        override look(...[conversation, shown, most, events]: Parameters<Subscriptions['look']>) {
          const all = events ?? this.workspace.read(conversation)
          const seen = Math.min(...this.to(conversation).map((own) => own.seen))
          const fresh = all.slice(seen).toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
          super.look(conversation, shown, most, [...all.slice(0, seen), ...fresh])
        }
      },
    ),
  },
  'plugin.subscriptions.filter-excludes': {
    'pushes-unfiltered: delivers what the plugin pushes whatever the filter': pushing(
      (own, added, to) => {
        pass(own, added)
        const { filter: _, ...unfiltered } = own
        for (const event of added) to.deliver(unfiltered, event)
      },
    ),
  },
  'plugin.subscriptions.no-replay': {
    'joins-first: begins a further subscription where the first one began': by(
      class extends Subscriptions {
        readonly #first = new Map<unknown, number>()
        protected override begin(conversation: string): number {
          const seen = super.begin(conversation)
          const first = this.to(conversation).length > 0 ? this.#first.get(conversation) : seen
          this.#first.set(conversation, first ?? seen)
          return first ?? seen
        }
      },
    ),
    'replays-open-turns: begins with the turn that has no answer yet': by(
      class extends Subscriptions {
        protected override begin(conversation: string): number {
          const seen = super.begin(conversation)
          const types = this.workspace.read(conversation).map(({ type }) => type)
          const isOpen = seen > 0 && types.at(-1) !== 'chat_response'
          return isOpen ? types.lastIndexOf('turn_start') : seen
        }
      },
    ),
    'goes-on-by-name: goes on where a subscription of the same name ended': by(
      class extends Subscriptions {
        readonly #ended = new Map<string, Subscription>()
        override subscribe(request: Message): Message {
          const reply = super.subscribe(request)
          const [name, own] = [String(request.sub_id), this.active.get(String(request.sub_id))]
          const before = this.#ended.get(name)
          if (own && before?.conversation === own.conversation) own.seen = before.seen
          return reply
        }
        override unsubscribe(request: Message): Message {
          const own = this.active.get(String(request.sub_id))
          if (own) this.#ended.set(own.name, own)
          return super.unsubscribe(request)
        }
      },
    ),
  },
  'plugin.subscriptions.other-subscriptions-go-on': {
    'ends-earlier: ends the subscription to a conversation before the one that ends': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override unsubscribe(request: Message): Message {
            const own = this.active.get(String(request.sub_id))
            const all = own ? this.to(own.conversation) : []
            const before = own && all[all.indexOf(own) - 1]
            if (before) this.active.delete(before.name)
            return super.unsubscribe(request)
          }
        },
      ),
    },
  },
})

const timeOf = ({ timestamp }: JsonObject): string => String(timestamp).replace('T', ' ')
