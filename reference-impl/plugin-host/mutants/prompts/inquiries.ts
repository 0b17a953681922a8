import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Call } from '../../program/agent/tools.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by, turning } from '../query/replaced.ts'
import { by as bySubscriptions } from '../subscriptions/replaced.ts'
import { composed } from '../tidied.ts'
import { answering, showing } from './asking.ts'
import { prompting, WAITING } from './replaced.ts'

/** Changes the options of a question. */
const options = (change: (all: unknown[]) => unknown[]) =>
  showing(({ options: all, ...data }) => ({
    ...data,
    ...(Array.isArray(all) && { options: change(all) }),
  }))

const equalFold = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase()

/** Defects of questions. */
export const inquiryMutants = mutantsIn('plugin-host.prompts')({
  'plugin.events.prompts-say-so#inquiry': {
    'asks-plainly: leaves `respond` out of questions': {
      limits: WAITING,
      apply: bySubscriptions(
        class extends Subscriptions {
          override deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
            super.deliver(subscription, event, respond === 'inquiry' ? undefined : respond)
          }
        },
      ),
    },
  },
  'plugin.events.inquiry-goes-to-plugin': {
    'asks-nobody: answers questions as without a person': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          protected override async answer(): Promise<unknown> {
            return undefined
          }
        },
      ),
    },
  },
  'plugin.events.inquiry-form#id': {
    'has-no-id: leaves the id out of questions': showing(({ id: _, ...data }) => data),
  },
  'plugin.events.inquiry-form#question': {
    'cuts-text: has the first line of the text': showing(({ question, ...data }) => ({
      ...data,
      question: String(question).split('\n')[0],
    })),
    'has-no-text: has the id of a question in the place of its text': showing((data) => ({
      ...data,
      question: data.id,
    })),
  },
  'plugin.events.inquiry-form#options': {
    'sorts-options: has the options in the order of the alphabet': options((all) => all.toSorted()),
    'drops-numbers: leaves out options that are numbers': options((all) =>
      all.filter((each) => typeof each !== 'number'),
    ),
    'shows-three: has the first three options': options((all) => all.slice(0, 3)),
    'folds-options: leaves out options that differ in case alone': options((all) =>
      all.filter((each, at) => all.findIndex((other) => equalFold(other, each)) === at),
    ),
    'turns-options: has the options the other way round': showing(({ options, ...data }) => ({
      ...data,
      ...(Array.isArray(options) && { options: options.toReversed() }),
    })),
  },
  'plugin.events.request-before-response#inquiries': {
    'answers-first: delivers a response when it asks': prompting(
      class extends Prompts {
        protected override show(open: Open): void {
          const response = { type: 'inquiry_response', id: open.data.id, answer: null }
          for (const each of this.subscriptions.to(open.conversation))
            if (open.respond === 'inquiry') this.subscriptions.deliver(each, response)
          super.show(open)
        }
      },
    ),
  },
  'plugin.prompts.answer-reaches-tool': {
    'takes-first: gives a tool the first option, whatever is answered': by(
      class extends Queries {
        protected override async answer(
          conversation: string,
          inquiry: JsonObject,
        ): Promise<unknown> {
          await super.answer(conversation, inquiry)
          return 'a.rs'
        }
      },
    ),
    'trims-answers: gives tools texts that are trimmed': answering((answer) =>
      typeof answer === 'string' ? answer.trim() : answer,
    ),
    'composes-answers: gives tools texts that are composed': answering((answer) =>
      typeof answer === 'string' ? composed(answer) : answer,
    ),
    'takes-empty-for-none: takes an empty text for no answer': answering((answer) =>
      answer === '' ? undefined : answer,
    ),
    'takes-zero-for-none: takes 0 for no answer': answering((answer) =>
      answer === 0 ? undefined : answer,
    ),
    'takes-no-choice-for-none: takes an empty list for no answer': answering((answer) =>
      Array.isArray(answer) && answer.length === 0 ? undefined : answer,
    ),
    'merges-equal: gives tools a list without what is equal': answering((answer) =>
      Array.isArray(answer) ? [...new Set(answer)] : answer,
    ),
    'spells-truth: gives tools truth values as texts': answering((answer) =>
      typeof answer === 'boolean' ? String(answer) : answer,
    ),
    'spells-numbers: gives tools numbers as texts': answering((answer) =>
      typeof answer === 'number' ? String(answer) : answer,
    ),
    'takes-first-of-list: gives tools the first of several answers': answering((answer) =>
      Array.isArray(answer) ? answer[0] : answer,
    ),
    'takes-no-for-none: takes `false` for no answer': answering((answer) => answer || undefined),
  },
  'plugin.prompts.asking-tool-waits': {
    'goes-on: lets a tool go on while its question is open': turning(
      class extends Turn {
        protected override async inquire(call: Call, question: JsonObject & { id: string }) {
          void super.inquire(call, question)
          return { answer: null }
        }
      },
    ),
  },
  'plugin.prompts.serves-during-prompts#inquiry': {
    'serves-after: answers no request while a question is open': {
      limits: WAITING,
      apply: having(({ receive }) => {
        let open = 0
        class Counted extends Queries {
          protected override async answer(
            conversation: string,
            inquiry: JsonObject,
          ): Promise<unknown> {
            open += 1
            return super.answer(conversation, inquiry).finally(() => {
              open -= 1
            })
          }
        }
        return {
          Queries: Counted,
          receive: (message: Message, host) =>
            open > 0 && message.type === 'list_conversations' ? undefined : receive(message, host),
        }
      }),
    },
  },
  'plugin.prompts.inquiries-time-out': {
    'ends-unanswered: ends a turn when nobody answers a question': turning(
      class extends Turn {
        protected override async inquire(call: Call, question: JsonObject & { id: string }) {
          const answer = await super.inquire(call, question)
          if ('denied' in answer) this.isOver = true
          return answer
        }
      },
    ),
    'waits-for-answers: waits for the answer to a question without end': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          protected override expire(open: Open): void {
            if (open.respond !== 'inquiry') super.expire(open)
          }
        },
      ),
    },
  },
})
