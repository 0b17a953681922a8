import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '../../program/message.ts'
import { Subscriptions } from '../../program/subscriptions.ts'
import { withReply } from '../combinators.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by, sleep, WAITING } from './replaced.ts'

export const nameMutants = mutantsIn('plugin-host.subscriptions')({
  'plugin.subscriptions.subscribe-is-confirmed': {
    'confirms-by-id: confirms a subscription by the id of the request': withReply(
      (reply, { id }) => ({ ...reply, sub_id: id }),
      'subscribed',
    ),
  },
  'plugin.ids.subscription-ids#confirmations': {
    'confirms-without-id: leaves the id out of `subscribed`': {
      limits: WAITING,
      apply: withReply(({ id: _, ...reply }) => reply as Message, 'subscribed'),
    },
    'ends-without-id: leaves the id out of the first `unsubscribed`': {
      limits: WAITING,
      apply: onFirst('unsubscribed', 'unsubscribe'),
    },
  },
  'plugin.ids.subscription-ids#errors': {
    'keeps-without-id: leaves the id out of the first error about `unsubscribe`': {
      limits: WAITING,
      apply: onFirst('error', 'unsubscribe'),
    },
    'refuses-without-id: leaves the id out of errors about subscriptions': withReply(
      ({ id, ...reply }, { type }) => (type === 'subscribe' ? reply : { id, ...reply }) as Message,
      'error',
    ),
  },
  'plugin.subscriptions.confirmation-before-events': {
    'confirms-late: confirms a subscription when an event of it has been sent': by(
      class extends Subscriptions {
        override subscribe(request: Message): Message {
          const reply = super.subscribe(request)
          const [own] = this.to(String(request.conversation))
          for (let at = 0; at < 100 && own; at += 1) {
            sleep(20)
            const { seen } = own
            this.look(own.conversation)
            if (own.seen > seen) break
          }
          return reply
        }
      },
    ),
  },
  'plugin.subscriptions.name-in-use#refused': {
    'replaces: replaces a subscription by one of the same name': by(
      class extends Subscriptions {
        override subscribe(request: Message): Message {
          this.active.delete(String(request.sub_id))
          return super.subscribe(request)
        }
      },
    ),
  },
  'plugin.subscriptions.name-in-use#kept': {
    'drops-both: ends a subscription whose name is used again': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override subscribe(request: Message): Message {
            const name = String(request.sub_id)
            if (this.active.has(name)) setImmediate(() => this.active.delete(name))
            return super.subscribe(request)
          }
        },
      ),
    },
  },
  'plugin.subscriptions.names-can-be-reused': {
    'remembers-names: refuses the names of subscriptions that have ended': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          readonly #used = new Set<unknown>()
          override subscribe(request: Message): Message {
            if (this.#used.has(request.sub_id)) return super.subscribe({ ...request, sub_id: 0 })
            return super.subscribe(request)
          }
          override unsubscribe(request: Message): Message {
            this.#used.add(request.sub_id)
            return super.unsubscribe(request)
          }
        },
      ),
    },
  },
  'plugin.subscriptions.names-are-per-plugin': {
    'keeps-names: keeps the names of all plugins in the workspace': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override subscribe(request: Message): Message {
            const hash = createHash('sha256').update(String(request.sub_id)).digest('hex')
            const file = join(this.workspace.storage, `${hash}.name`)
            if (existsSync(file)) return super.subscribe({ ...request, sub_id: 0 })
            writeFileSync(file, '')
            return super.subscribe(request)
          }
        },
      ),
    },
  },
  'plugin.subscriptions.unsubscribe-is-confirmed': {
    'names-nothing: confirms the end of a subscription without its name': withReply(
      ({ sub_id: _, ...reply }) => reply as Message,
      'unsubscribed',
    ),
  },
  'plugin.subscriptions.unsubscribe-unknown-name#reply': {
    'ignores-unknown: gives no reply where the name is unknown': {
      limits: WAITING,
      apply: having(({ receive }) => {
        const names = new Set<unknown>()
        return {
          receive(message, host) {
            const { type, sub_id } = message
            if (type === 'subscribe') names.add(sub_id)
            const isIgnored = type === 'unsubscribe' && !names.has(sub_id)
            return isIgnored ? undefined : receive(message, host)
          },
        }
      }),
    },
  },
  'plugin.subscriptions.unsubscribe-unknown-name#no-effect': {
    'ends-all: ends every subscription where the name is unknown': {
      limits: WAITING,
      apply: by(
        class extends Subscriptions {
          override unsubscribe(request: Message): Message {
            if (!this.active.has(String(request.sub_id))) this.active.clear()
            return super.unsubscribe(request)
          }
        },
      ),
    },
  },
  'plugin.subscriptions.subscribe-unknown-conversation': {
    'creates: makes a conversation that it does not know': by(
      class extends Subscriptions {
        protected override begin(conversation: string): number {
          mkdirSync(this.workspace.folderOf(conversation), { recursive: true })
          return super.begin(conversation)
        }
      },
    ),
  },
})

/** Leaves the id out of the first reply of a type to requests of a type; each later one would be waited for too. */
function onFirst(type: string, request: string) {
  let isFirst = true
  return withReply((message, asked) => {
    if (!isFirst || asked.type !== request) return message
    isFirst = false
    const { id: _, ...reply } = message
    return reply as Message
  }, type)
}
