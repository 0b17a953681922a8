import { type Open, Prompts } from '../../program/agent/prompts.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { by, Counted } from '../query/replaced.ts'
import { prompting, WAITING } from './replaced.ts'

/** Prompts that are decided without an answer only while something is so. */
class Expiring extends Prompts {
  isEnded = () => true
  protected override expire(open: Open): void {
    if (this.isEnded()) super.expire(open)
  }
}

/** Defects of prompts that show behind the first query. */
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
})
