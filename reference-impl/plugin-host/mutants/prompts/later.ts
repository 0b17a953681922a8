import { type Open, Prompts } from '../../program/agent/prompts.ts'
import { type Decision, Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { by, Counted, turning } from '../query/replaced.ts'
import { prompting, WAITING } from './replaced.ts'

/** Prompts that are decided without an answer only while something is so. */
class Expiring extends Prompts {
  isEnded = () => true
  protected override expire(open: Open): void {
    if (this.isEnded()) super.expire(open)
  }
}

/** Defects of prompts that show behind the first query, or the first prompt of a kind. */
export const laterPromptMutants = mutantsIn('plugin-host.prompts')({
  'plugin.prompts.reject-prevents': {
    'heeds-first-rejection: runs tools whose calls are rejected behind the first one': prompting(
      class extends Prompts {
        #rejections = 0
        override respond(answer: Message): void {
          if (answer.action === 'reject') this.#rejections += 1
          super.respond(this.#rejections > 1 ? { ...answer, action: 'approve' } : answer)
        }
      },
    ),
  },
  'plugin.prompts.modify-runs': {
    'modifies-once: runs tools with their own arguments behind the first modification': prompting(
      class extends Prompts {
        #modifications = 0
        override respond(answer: Message): void {
          if (answer.action === 'modify') this.#modifications += 1
          super.respond(this.#modifications > 1 ? { ...answer, action: 'approve' } : answer)
        }
      },
    ),
  },
  'plugin.prompts.fallback-after-timeout#ends': {
    'times-first: decides only the first of several prompts that nobody answers': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          readonly #beside = new Set<Open>()
          protected override show(open: Open): void {
            if (this.open.size > 1) this.#beside.add(open)
            super.show(open)
          }
          protected override expire(open: Open): void {
            if (!this.#beside.has(open)) super.expire(open)
          }
        },
      ),
    },
    'falls-back-in-first-query: decides prompts without an answer in the first query alone': {
      limits: WAITING,
      apply: by(
        class extends Counted {
          protected override promptsFor(...given: ConstructorParameters<typeof Prompts>): Prompts {
            const prompts = new Expiring(...given)
            prompts.isEnded = () => this.begun === 1
            return prompts
          }
        },
      ),
    },
  },
  'plugin.prompts.inquiries-time-out': {
    'asks-on-again: waits without end for the answer to a second question': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          #times = 0
          protected override expire(open: Open): void {
            if (open.respond === 'inquiry') this.#times += 1
            if (open.respond !== 'inquiry' || this.#times === 1) super.expire(open)
          }
        },
      ),
    },
  },
  'plugin.prompts.turn-goes-on-after-rejection#next-round': {
    'ends-by-second-rejection: ends the turn where a second call is rejected': turning(
      class extends Turn {
        #rejected = 0
        protected override async decide(...given: Parameters<Turn['decide']>): Promise<Decision> {
          const decision = await super.decide(...given)
          if (decision.action === 'reject') this.#rejected += 1
          return decision
        }
        protected override async round(): Promise<boolean> {
          return (await super.round()) && this.#rejected < 2
        }
      },
    ),
  },
})
