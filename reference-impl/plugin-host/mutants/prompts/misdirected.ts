import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, type Prompt, Prompts } from '../../program/agent/prompts.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { prompting, WAITING } from './replaced.ts'

const isQuestion = ({ respond }: Prompt | Message) => respond === 'inquiry'

/** Takes answers to questions for those that fit in another way. */
const findingQuestion = (fits: (open: Open, message: Message) => boolean) =>
  prompting(
    class extends Prompts {
      protected override find(message: Message): Open | undefined {
        const found = [...this.open].find((open) => isQuestion(open) && fits(open, message))
        return super.find(message) ?? found
      }
    },
  )

/** Defects in which prompt an answer decides. */
export const misdirectedMutants = mutantsIn('plugin-host.prompts')({
  'plugin.prompts.modify-runs': {
    'modifies-oldest: runs the oldest open call with the arguments of a modification': prompting(
      class extends Prompts {
        #held: JsonObject | undefined
        override respond(message: Message): void {
          const open = this.find(message)
          const [oldest] = this.open
          const isOther = message.action === 'modify' && open !== oldest
          if (isOther && isObject(message.arguments)) this.#held = message.arguments
          const held = this.#held
          if (isOther) super.respond({ ...message, action: 'approve' })
          else if (held && open === oldest) {
            this.#held = undefined
            super.respond({ ...message, action: 'modify', arguments: held })
          } else super.respond(message)
        }
      },
    ),
  },
  'plugin.prompts.asking-tool-waits': {
    'takes-only-question: takes an answer with an empty id for the only question': findingQuestion(
      (_, { inquiry_id }) => inquiry_id === '',
    ),
  },
  'plugin.prompts.no-other-prompt': {
    'keeps-second-answer: takes a second answer to a question for the next question': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          #held: Message | undefined
          override async ask(conversation: string, prompt: Prompt): Promise<Message | undefined> {
            const held = this.#held
            const asked = super.ask(conversation, prompt)
            if (!held || !isQuestion(prompt)) return asked
            this.#held = undefined
            for (const open of this.open) open.take(held)
            return asked
          }
          override respond(message: Message): void {
            if (this.find(message)) super.respond(message)
            else if (isQuestion(message)) this.#held = message
          }
        },
      ),
    },
    'takes-stale: takes a second answer to a decided prompt for the oldest that is open': prompting(
      class extends Prompts {
        readonly #decided = new Set<unknown>()
        protected override find(message: Message): Open | undefined {
          const found = super.find(message)
          if (found) this.#decided.add(found.data.id)
          const isStale = this.#decided.has(message.tool_call_id)
          return found ?? (isStale ? [...this.open][0] : undefined)
        }
      },
    ),
    'approves-open: lets all calls run that are open when one is approved': prompting(
      class extends Prompts {
        override respond(message: Message): void {
          super.respond(message)
          if (message.action !== 'approve') return
          for (const open of this.open) open.take(message)
        }
      },
    ),
  },
})
