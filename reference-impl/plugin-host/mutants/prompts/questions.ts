import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, type Prompt, Prompts } from '../../program/agent/prompts.ts'
import type { Call } from '../../program/agent/tools.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { turning } from '../query/replaced.ts'
import { prompting, WAITING } from './replaced.ts'

type Answered = Awaited<ReturnType<Turn['inquire']>>

/** Answers the questions of a tool behind its first one in another way. */
const answeringLater = (change: (first: Answered) => Answered) => ({
  limits: WAITING,
  apply: turning(
    class extends Turn {
      readonly #first = new Map<string, Answered>()
      protected override async inquire(
        call: Call,
        question: JsonObject & { id: string },
      ): Promise<Answered> {
        const first = this.#first.get(call.id)
        if (first) return change(first)
        const answered = await super.inquire(call, question)
        this.#first.set(call.id, answered)
        return answered
      }
    },
  ),
})

const isQuestion = ({ respond }: Open) => respond === 'inquiry'

/** Takes the answers to questions for another one that is open, of several for which there is time to come. */
const finding = (choose: (open: readonly Open[]) => Open | undefined) => ({
  limits: { reply_ms: 30_000 },
  apply: prompting(
    class extends Prompts {
      protected override find(message: Message): Open | undefined {
        const questions = [...this.open].filter(isQuestion)
        return message.respond === 'inquiry' ? choose(questions) : super.find(message)
      }
    },
  ),
})

/** Defects of several questions in a turn. */
export const questionMutants = mutantsIn('plugin-host.prompts')({
  'plugin.events.inquiry-goes-to-plugin': {
    'asks-once-of-tool: asks the plugin the first question of a tool alone': answeringLater(() => ({
      denied: true,
    })),
  },
  'plugin.events.inquiry-form#options': {
    'drops-empty-options: has no option that is empty': prompting(
      class extends Prompts {
        protected override show(open: Open): void {
          const { options } = open.data
          const left = Array.isArray(options) && options.filter((option) => option !== '')
          super.show(left ? { ...open, data: { ...open.data, options: left } } : open)
        }
      },
    ),
    'repeats-options: has the options of the first question in each': prompting(
      class extends Prompts {
        #options: unknown
        protected override show(open: Open): void {
          this.#options ??= open.data.options
          const data = { ...open.data, options: this.#options }
          super.show(isQuestion(open) ? { ...open, data } : open)
        }
      },
    ),
  },
  'plugin.prompts.no-other-prompt': {
    'answers-by-tool-ids: gives questions the ids of their tools, which several tools share': {
      limits: { reply_ms: 30_000 },
      apply: prompting(
        class extends Prompts {
          override ask(conversation: string, { respond, data }: Prompt) {
            const id = String(data.id).split('.').at(-1)
            return super.ask(conversation, { respond, data: { ...data, id } })
          }
        },
      ),
    },
    'answers-oldest: takes the answer to a question for the oldest one': finding(
      ([first]) => first,
    ),
    'answers-newest: takes the answer to a question for the newest one': finding((open) =>
      open.at(-1),
    ),
  },
})
