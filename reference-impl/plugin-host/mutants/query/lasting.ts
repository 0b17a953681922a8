import { setTimeout as pass } from 'node:timers/promises'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import { type Decision, Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { identityOf } from '../../program/process-identity.ts'
import type { Apply } from '../../program/seams.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { having, mutantsIn } from '../mutant.ts'
import { WAITING } from '../prompts/replaced.ts'
import { by as bySubscriptions } from '../subscriptions/replaced.ts'
import { by, turning } from './replaced.ts'

/** Sends no `shutdown` while something is so, which the queries themselves state. */
const holdingShutdown = (queries: (isBusy: (busy: boolean) => void) => typeof Queries): Apply =>
  having(({ encode }) => {
    let held = false
    return {
      Queries: queries((busy) => {
        held = busy
      }),
      encode: (message) => (held && message.type === 'shutdown' ? '' : encode(message)),
    }
  })

/** Defects of turns during which something else occurs: the end of the plugin, a signal, other processes. */
export const lastingMutants = mutantsIn('plugin-host.query')({
  'plugin.query.plugin-ends-during-query#prompts': {
    'waits-for-nobody: waits for prompts to fall back when the plugin has ended': {
      limits: { ...WAITING, session_ms: 12_000 },
      apply: by(
        class extends Queries {
          override async end(): Promise<void> {
            while (this.running.size > 0) await pass(50)
            await super.end()
          }
        },
      ),
    },
  },
  'plugin.query.plugin-ends-during-query#lock': {
    'leaves-lock: leaves the lock of a query that is not over to a process that does not end': {
      limits: { reply_ms: 6_000 },
      apply: by(
        class extends Queries {
          override async end(): Promise<void> {
            const { held } = this.locks
            await super.end()
            for (const conversation of held) this.locks.take(conversation, identityOf(1))
          }
        },
      ),
    },
  },
  'plugin.query.plugin-ends-during-query#history': {
    'leaves-calls-open: stores no response of a call whose plugin has ended': turning(
      class extends Turn {
        override abort(): void {
          this.isOver = true
        }
      },
    ),
  },
  'plugin.query.query-takes-lock#from-start': {
    'locks-to-answer: takes the lock when the assistant answers': by(
      class extends Queries {
        protected override lock(): void {}
        protected override show(conversation: string, event: JsonObject): void {
          if (this.running.has(conversation)) this.locks.take(conversation)
          super.show(conversation, event)
        }
      },
    ),
  },
  'plugin.query.query-takes-lock#throughout': {
    'frees-at-text: gives the lock back when the answer begins': by(
      class extends Queries {
        protected override show(conversation: string, event: JsonObject): void {
          this.locks.free(conversation)
          super.show(conversation, event)
        }
      },
    ),
    'frees-for-prompts: gives the lock back while a prompt is open': by(
      class extends Queries {
        protected override async approve(
          conversation: string,
          data: JsonObject,
        ): Promise<Decision> {
          this.locks.free(conversation)
          const decision = await super.approve(conversation, data)
          this.locks.take(conversation)
          return decision
        }
      },
    ),
  },
  'plugin.query.turn-is-stored#complete': {
    'stores-no-failures: delivers results of calls that failed, and does not store them': turning(
      class extends Turn {
        protected override store(events: readonly JsonObject[], shown = 0): void {
          const [event] = events
          if (event?.is_error === true) this.audience.piece(event)
          else super.store(events, shown)
        }
      },
    ),
  },
  'plugin.shutdown.shutdown-during-query': {
    'finishes-first: sends no `shutdown` while a query runs': {
      limits: WAITING,
      apply: holdingShutdown(
        (isBusy) =>
          class extends Queries {
            override start(message: Message): Message {
              const reply = super.start(message)
              isBusy(true)
              return reply
            }
            protected override release(conversation: string): void {
              super.release(conversation)
              isBusy(this.running.size > 0)
            }
          },
      ),
    },
    'answers-first: sends no `shutdown` while a prompt is open': {
      limits: WAITING,
      apply: holdingShutdown(
        (isBusy) =>
          class extends Queries {
            protected override promptsFor(...given: ConstructorParameters<typeof Prompts>) {
              return new (class extends Prompts {
                override async ask(...asked: Parameters<Prompts['ask']>) {
                  isBusy(true)
                  return super.ask(...asked).finally(() => isBusy(false))
                }
              })(...given)
            }
          },
      ),
    },
  },
  'plugin.subscriptions.slow-readers-get-all-events': {
    'drops-when-full: leaves out what the pipe of the plugin has no room for': {
      limits: WAITING,
      apply: bySubscriptions(
        class extends Subscriptions {
          override async flowing(): Promise<void> {}
          override deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
            const isPiece = event.type === 'chat_response'
            if (!isPiece || !this.flow.isFull()) super.deliver(subscription, event, respond)
          }
        },
      ),
    },
  },
})
