import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { onReceiving } from '../combinators.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by, Counted, turning } from '../query/replaced.ts'
import { deciding } from './decisions.ts'
import { prompting, WAITING } from './replaced.ts'

/** Runs approved calls with the arguments of the modification before them. */
function modifyingOn() {
  let last: JsonObject | undefined
  return deciding((decision) => {
    last = decision.arguments ?? last
    return decision.action === 'approve' && last ? { action: 'modify', arguments: last } : decision
  })
}

/** Counts the time of some prompts from the last message. */
const prolonging = (isOne: (open: Open) => boolean) =>
  having(({ receive }) => {
    let last = 0
    return {
      receive(message, host) {
        last = Date.now()
        return receive(message, host)
      },
      Queries: class extends Queries {
        protected override promptsFor(...given: ConstructorParameters<typeof Prompts>): Prompts {
          return new (class extends Prompts {
            protected override expire(open: Open): void {
              const left = isOne(open) ? last + this.fallback.afterMs - Date.now() : 0
              if (left > 0) setTimeout(() => this.expire(open), left)
              else super.expire(open)
            }
          })(...given)
        }
      },
    }
  })

/** Replies to some answers. */
const acknowledging = (is: (answer: Message) => boolean) =>
  onReceiving((message, send) => {
    const { type, id } = message
    if (type === 'respond' && is(message))
      send({ type: 'responded', ...(id !== undefined && { id }) })
    return message
  })

/** Defects of prompts behind the first one, and of those that are nearly in order. */
export const nearPromptMutants = mutantsIn('plugin-host.prompts')({
  'plugin.prompts.approve-runs#arguments': {
    'modifies-on: runs an approved tool with the arguments of a modification before': modifyingOn(),
  },
  'plugin.events.tools-are-announced#results': {
    'hides-rejections: delivers no result of a call that was rejected': turning(
      class extends Turn {
        protected override store(events: readonly JsonObject[], shown = 0): void {
          const isRejection = events[0]?.content === 'the call was rejected'
          super.store(events, isRejection ? events.length : shown)
        }
      },
    ),
  },
  'plugin.prompts.one-prompt-per-call': {
    'asks-in-first-query: approves the calls of later queries itself': {
      limits: WAITING,
      apply: by(
        class extends Counted {
          protected override async approve(...given: Parameters<Queries['approve']>) {
            return this.begun > 1 ? ({ action: 'approve' } as const) : super.approve(...given)
          }
        },
      ),
    },
  },
  'plugin.prompts.inquiries-time-out': {
    'asks-on: waits without end for an answer where approvals fall back to `approve`': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          protected override expire(open: Open): void {
            if (open.respond !== 'inquiry' || this.fallback.action === 'reject') super.expire(open)
          }
        },
      ),
    },
  },
  'plugin.prompts.timeout-is-configurable': {
    'prolongs: counts the timeout from the last message of the plugin': prolonging(() => true),
    'prolongs-questions: counts the timeout of questions from the last message of the plugin':
      prolonging(({ respond }) => respond === 'inquiry'),
  },
  'plugin.prompts.no-acknowledgement': {
    'acknowledges-ids: replies to an answer that has an id': acknowledging(
      ({ id }) => id !== undefined,
    ),
    'acknowledges-inquiries: replies to the answer to a question': acknowledging(
      ({ respond }) => respond === 'inquiry',
    ),
  },
  'plugin.prompts.fallback-after-timeout#ends': {
    'waits-after-wrong: waits without end where an answer came that is none': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          readonly #answered = new Set<Open>()
          override respond(message: Message): void {
            const open = this.find(message)
            if (open && this.faultOf(open, message) !== undefined) this.#answered.add(open)
            super.respond(message)
          }
          protected override expire(open: Open): void {
            if (!this.#answered.has(open)) super.expire(open)
          }
        },
      ),
    },
  },
  'plugin.prompts.fallback-after-timeout#configured': {
    'falls-back-once: waits without end for the answer to a second prompt': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          #times = 0
          protected override expire(open: Open): void {
            this.#times += 1
            if (this.#times === 1) super.expire(open)
          }
        },
      ),
    },
  },
})
