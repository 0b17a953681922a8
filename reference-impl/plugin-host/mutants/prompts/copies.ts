import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Call } from '../../program/agent/tools.ts'
import type { Message } from '../../program/message.ts'
import type { Subscription } from '../../program/subscriptions.ts'
import { mutantsIn } from '../mutant.ts'
import { by } from '../query/replaced.ts'
import { prompting } from './replaced.ts'

/** Takes answers on one of several subscriptions only. */
const answeredOn = (choose: (all: readonly Subscription[]) => Subscription | undefined) =>
  prompting(
    class extends Prompts {
      protected override find(message: Message): Open | undefined {
        const open = super.find(message)
        const own = open && choose(this.subscriptions.to(open.conversation))
        return own?.name === message.sub_id ? open : undefined
      }
    },
  )

/** Defects of approvals that come on several subscriptions of a plugin. */
export const copyMutants = mutantsIn('plugin-host.prompts')({
  'plugin.prompts.timely-answer-decides#decides': {
    'heeds-last-subscription: takes answers on the last of several subscriptions only': answeredOn(
      (all) => all.at(-1),
    ),
    'heeds-first-subscription: takes answers on the first of several subscriptions only':
      answeredOn(([first]) => first),
    'waits-for-all: lets the last of the answers decide that come on several subscriptions':
      prompting(
        class extends Prompts {
          readonly #answers = new Map<Open, number>()
          override respond(message: Message): void {
            const open = this.find(message)
            const answers = ((open && this.#answers.get(open)) ?? 0) + 1
            const all = open ? this.subscriptions.to(open.conversation).length : 1
            if (open) this.#answers.set(open, answers)
            if (answers >= all) super.respond(message)
          }
        },
      ),
  },
  'plugin.prompts.second-answer-runs-no-tool': {
    'runs-for-copies: runs a tool once more when it is approved on another subscription': by(
      class extends Queries {
        readonly #calls = new Map<unknown, { call: JsonObject; name?: unknown }>()
        protected override approve(conversation: string, call: JsonObject) {
          this.#calls.set(call.id, { call })
          return super.approve(conversation, call)
        }
        override respond(message: Message): void {
          const { tool_call_id, sub_id: name, action } = message
          const asked = this.#calls.get(tool_call_id)
          if (asked && action === 'approve' && (asked.name ?? name) !== name)
            void this.tools.run(asked.call as Call, async () => ({ denied: true }))
          if (asked) asked.name ??= name
          super.respond(message)
        }
      },
    ),
  },
})
