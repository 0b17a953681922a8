import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { TurnRequest } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import { type Message, Refusal } from '../../program/message.ts'
import { withReply } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { WAITING } from '../subscriptions/replaced.ts'
import { permitting, storing } from './permitting.ts'
import { by, Subscribed } from './replaced.ts'

/** Changes errors for queries. */
const onError = (change: (reply: Message) => Message) =>
  withReply((reply, { type }) => (type === 'query' ? change(reply) : reply), 'error')

/** Whether an error has a text in its message. */
const isAbout = ({ message }: Message, text: string) => String(message).includes(text)

/** Defects of what keeps a query from being run. */
export const refusalMutants = mutantsIn('plugin-host.query')({
  'plugin.query.query-needs-subscription#error': {
    'runs-unseen: runs a query of a plugin without subscriptions': permitting(
      (_, names) => names.length === 0,
    ),
  },
  'plugin.query.query-needs-subscription#nothing': {
    'stores-unseen: stores the request of a query without a subscription': storing(({ message }) =>
      message.startsWith('no subscription'),
    ),
    'locks-unseen: keeps the lock of a query without a subscription': by(
      class extends Queries {
        protected override check(request: TurnRequest): void {
          this.lock(request.conversation)
          super.check(request)
        }
      },
    ),
  },
  'plugin.query.subscription-to-other-conversation': {
    'takes-any: runs a query where there is any subscription': permitting(
      (_, names) => names.length > 0,
    ),
  },
  'plugin.query.ended-or-foreign-subscription#ended': {
    'remembers: runs a query where there was a subscription': permitting((conversation, names) =>
      names.includes(conversation),
    ),
  },
  'plugin.query.ended-or-foreign-subscription#foreign': {
    'shares: runs a query where another plugin has a subscription': by(
      class extends Subscribed {
        protected override subscribed(conversation: string): void {
          this.locks.take(this.#mark(conversation))
        }
        protected override check(request: TurnRequest): void {
          if (!existsSync(this.#file(request.conversation))) super.check(request)
        }
        #file(conversation: string): string {
          return join(this.sources.workspace.storage, 'locks', this.#mark(conversation))
        }
        #mark(conversation: string): string {
          return `seen ${conversation}`
        }
      },
    ),
  },
  'plugin.query.impossible-queries': {
    'asks-nothing: runs a query without a content': by(
      class extends Queries {
        protected override requestIn(message: Message): TurnRequest {
          return super.requestIn({ content: '', ...message })
        }
      },
    ),
  },
  'plugin.query.query-errors#request': {
    'names-lock: names `lock` as the request that another process keeps from running': onError(
      (reply) => (isAbout(reply, 'another process') ? { ...reply, request: 'lock' } : reply),
    ),
    'names-turn: names `turn` as the request that another query keeps from running': onError(
      (reply) => (isAbout(reply, 'a query runs') ? { ...reply, request: 'turn' } : reply),
    ),
    'names-reply: names `query_started` as the request that it refuses': onError((reply) => ({
      ...reply,
      request: 'query_started',
    })),
  },
  'plugin.query.query-errors#message': {
    'codes-locks: gives a code in place of the message where another process has the lock': onError(
      (reply) => (isAbout(reply, 'another process') ? { ...reply, message: 423 } : reply),
    ),
    'gives-codes: gives a code in place of the message': onError((reply) => ({
      ...reply,
      message: 409,
    })),
  },
  'plugin.query.query-needs-free-lock#error': {
    'takes-over: runs a query under the lock of another process': by(
      class extends Queries {
        protected override lock(): void {}
      },
    ),
  },
  'plugin.query.query-needs-free-lock#nothing': {
    'stores-locked: stores the request of a query that another process keeps out': storing(
      ({ message }) => message.includes('another process'),
    ),
  },
  'plugin.query.query-under-own-lock': {
    'is-strict: refuses a query on a conversation that the plugin has locked': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          protected override lock(conversation: string): void {
            if (this.sources.writer.holds(conversation)) throw new Refusal('it is locked')
            super.lock(conversation)
          }
        },
      ),
    },
  },
  'plugin.query.own-lock-stays': {
    'frees-failed: frees the lock of the plugin when its query fails': by(
      class extends Queries {
        protected override complete(conversation: string, failure: JsonObject): void {
          if ('error' in failure) this.sources.writer.locks.free(conversation)
          super.complete(conversation, failure)
        }
      },
    ),
    'frees-own: frees the lock of the plugin when its query is complete': by(
      class extends Queries {
        protected override release(conversation: string): void {
          super.release(conversation)
          this.sources.writer.locks.free(conversation)
        }
      },
    ),
  },
  'plugin.query.query-on-created': {
    'knows-started: refuses a query on a conversation without a turn': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          protected override check(request: TurnRequest): void {
            super.check(request)
            if (this.sources.workspace.read(request.conversation).length === 0)
              throw new Refusal('the conversation is empty')
          }
        },
      ),
    },
  },
})
