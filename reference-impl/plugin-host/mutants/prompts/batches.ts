import { Prompts } from '../../program/agent/prompts.ts'
import type { Message } from '../../program/message.ts'
import { having, mutantsIn } from '../mutant.ts'
import { prompting, WAITING } from './replaced.ts'

/** Defects of which answer belongs to which of several prompts. */
export const batchMutants = mutantsIn('plugin-host.prompts')({
  'plugin.prompts.sequential-plugins': {
    'reads-ahead: takes an answer when the message behind it has come': {
      limits: WAITING,
      apply: having(({ takeAnswer }) => {
        let held: Message | undefined
        return {
          takeAnswer(sources, answer) {
            const before = held
            held = answer
            return before && takeAnswer(sources, before)
          },
        }
      }),
    },
  },
  'plugin.prompts.one-prompt-per-call': {
    'asks-once: decides about all calls of a batch by the first answer': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          #first: Promise<Message | undefined> | undefined
          override ask(...given: Parameters<Prompts['ask']>): Promise<Message | undefined> {
            this.#first ??= super.ask(...given)
            return this.#first
          }
        },
      ),
    },
    'asks-for-tools: decides about all calls of a tool by the first answer': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          readonly #first = new Map<unknown, Promise<Message | undefined>>()
          override ask(...given: Parameters<Prompts['ask']>): Promise<Message | undefined> {
            const { name } = given[1].data
            const first = this.#first.get(name) ?? super.ask(...given)
            this.#first.set(name, first)
            return first
          }
        },
      ),
    },
  },
  'plugin.prompts.any-order': {
    'keeps-to-the-order: takes no answer while the prompt before it is open': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          protected override find(message: Message) {
            const [oldest] = this.open
            const found = super.find(message)
            return found === oldest ? found : undefined
          }
        },
      ),
    },
  },
  'plugin.prompts.no-other-prompt': {
    'takes-oldest: takes an answer for the oldest prompt': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          protected override find() {
            return [...this.open][0]
          }
        },
      ),
    },
  },
})
