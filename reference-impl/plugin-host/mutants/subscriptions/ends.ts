import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, parse } from '../../../../harness/wire/json.ts'
import type { Message } from '../../program/message.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { mutantsIn } from '../mutant.ts'
import { by, sleep, WAITING } from './replaced.ts'

export const endMutants = mutantsIn('plugin-host.subscriptions')({
  'plugin.subscriptions.no-events-after-unsubscribed': {
    'sends-one-more: delivers once more when a subscription has ended': by(
      class extends Subscriptions {
        readonly #ended = new Set<Subscription>()
        override unsubscribe(request: Message): Message {
          const own = this.active.get(String(request.sub_id))
          if (own) this.#ended.add(own)
          return super.unsubscribe(request)
        }
        override look(conversation: string): void {
          super.look(conversation)
          for (const own of this.#ended) this.send(own, { type: 'turn_start' })
          this.#ended.clear()
        }
      },
    ),
  },
  'plugin.subscriptions.other-subscriptions-go-on': {
    'ends-neighbours: ends all subscriptions to a conversation with the first': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override unsubscribe(request: Message): Message {
            const own = this.active.get(String(request.sub_id))
            const reply = super.unsubscribe(request)
            for (const { name } of this.to(own?.conversation ?? '')) this.active.delete(name)
            return reply
          }
        },
      ),
    },
  },
  'plugin.subscriptions.subscriptions-end-with-plugin#ended': {
    'stays: stays as long as there were subscriptions': {
      limits: { session_ms: 12_000 },
      apply: by(
        class extends Subscriptions {
          override close(): void {
            if (this.active.size > 0) sleep(60_000)
            super.close()
          }
        },
      ),
    },
  },
  'plugin.subscriptions.subscriptions-end-with-plugin#fresh': {
    'keeps-subscriptions: keeps the subscriptions of a plugin for its next run': by(
      class extends Subscriptions {
        constructor(...given: ConstructorParameters<typeof Subscriptions>) {
          super(...given)
          for (const each of stored(this.workspace.storage)) this.subscribe(each)
        }
        override close(): void {
          const kept = [...this.active.values()].map(({ name, conversation }) => ({
            ...{ type: 'subscribe', sub_id: name, conversation },
          }))
          writeFileSync(fileIn(this.workspace.storage), JSON.stringify(kept))
          super.close()
        }
      },
    ),
  },
})

const fileIn = (storage: string) => join(storage, 'subscriptions.json')

function stored(storage: string): Message[] {
  const file = fileIn(storage)
  const kept = existsSync(file) ? parse(readFileSync(file, 'utf8')) : []
  return Array.isArray(kept) ? kept.filter((each): each is Message => isObject(each)) : []
}
