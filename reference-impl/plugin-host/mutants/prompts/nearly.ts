import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { by, turning } from '../query/replaced.ts'
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

/** Defects of prompts behind the first one. */
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
        class extends Queries {
          #queries = 0
          override start(message: Message): Message {
            this.#queries += 1
            return super.start(message)
          }
          protected override async approve(...given: Parameters<Queries['approve']>) {
            return this.#queries > 1 ? ({ action: 'approve' } as const) : super.approve(...given)
          }
        },
      ),
    },
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
