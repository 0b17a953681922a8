import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Call } from '../../program/agent/tools.ts'
import { type Decision, Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { by, turning } from '../query/replaced.ts'
import { prompting, silentWhile, WAITING } from './replaced.ts'

/** Runs a tool once more for each answer that comes when its prompt is decided. */
const runningAgain = by(
  class extends Queries {
    readonly #asked = new Map<unknown, JsonObject>()
    protected override approve(conversation: string, data: JsonObject): Promise<Decision> {
      this.#asked.set(data.id, data)
      return super.approve(conversation, data)
    }
    override respond(message: Message): void {
      const call = this.#asked.get(message.tool_call_id)
      try {
        super.respond(message)
      } catch (error) {
        if (!call || message.action !== 'approve') throw error
        void this.tools.run(call as Call, async () => ({ denied: true }))
      }
    }
  },
)

/** Changes answers before they are taken. */
const taking = (change: (message: Message) => Message) =>
  by(
    class extends Queries {
      override respond(message: Message): void {
        super.respond(change(message))
      }
    },
  )

/** Takes answers for prompts that fit in another way. */
const finding = (fits: (open: Open, message: Message) => boolean) =>
  prompting(
    class extends Prompts {
      protected override find(message: Message): Open | undefined {
        return [...this.open].find((open) => fits(open, message))
      }
    },
  )

/** Defects of answers that are missing, late or none. */
export const waitingMutants = mutantsIn('plugin-host.prompts')({
  'plugin.prompts.reject-prevents': {
    'runs-approved-later: runs a rejected tool when its approval follows': runningAgain,
  },
  'plugin.prompts.unknown-prompt#turn': {
    'rejects-unknown: takes a rejection that belongs to no prompt for one of what is open':
      prompting(
        class extends Prompts {
          override respond(message: Message): void {
            const isNone = this.find(message) === undefined && message.action === 'reject'
            if (isNone) for (const open of this.open) open.take(message)
            else super.respond(message)
          }
        },
      ),
  },
  'plugin.prompts.unknown-prompt#session': {
    'offended: answers no request behind an answer that belongs to no prompt': silentWhile(
      (be) =>
        class extends Prompts {
          override respond(message: Message): void {
            if (this.find(message) === undefined) be(true)
            super.respond(message)
          }
        },
    ),
  },
  'plugin.prompts.tool-waits': {
    'takes-beginnings: takes an approval whose id is the beginning of that of the call': finding(
      ({ data }, { tool_call_id }) =>
        typeof tool_call_id === 'string' && String(data.id).startsWith(tool_call_id),
    ),
    'takes-case: takes an approval whose id differs in case': finding(
      ({ data }, { tool_call_id }) =>
        String(data.id).toLowerCase() === String(tool_call_id).toLowerCase(),
    ),
    'takes-only: takes an approval without an id for the only prompt': finding(
      ({ data }, { tool_call_id = null }) => tool_call_id === null || data.id === tool_call_id,
    ),
    'takes-kinds: takes the answer to a question for an approval': finding(
      ({ data }, { tool_call_id, inquiry_id }) => data.id === (inquiry_id ?? tool_call_id),
    ),
    'keeps-early: keeps an approval for a prompt that is to come': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          readonly #early = new Map<unknown, Message>()
          override ask(...given: Parameters<Prompts['ask']>): Promise<Message | undefined> {
            const early = this.#early.get(given[1].data.id)
            return early ? Promise.resolve(early) : super.ask(...given)
          }
          override respond(message: Message): void {
            if (this.find(message)) super.respond(message)
            else this.#early.set(message.tool_call_id, message)
          }
        },
      ),
    },
    'runs-meanwhile: runs a tool while its approval is open, and shows the result behind it':
      turning(
        class extends Turn {
          protected override async decide(call: Call): Promise<Decision> {
            const result = this.tools.needsApproval(call.name)
              ? this.tools.run(call, async () => ({ denied: true }))
              : undefined
            const decision = await super.decide(call)
            await result
            return decision
          }
        },
      ),
  },
  'plugin.prompts.serves-during-prompts#approval': {
    'serves-later: answers no request while an approval is open': silentWhile((be) => {
      let open = 0
      const count = (change: number) => {
        open += change
        be(open > 0)
      }
      return class extends Prompts {
        override async ask(...given: Parameters<Prompts['ask']>): Promise<Message | undefined> {
          count(1)
          return super.ask(...given).finally(() => count(-1))
        }
      }
    }),
  },
  'plugin.prompts.second-answer-runs-no-tool': {
    'runs-for-each: runs a tool for each approval that comes': runningAgain,
  },
  'plugin.prompts.late-answer-changes-nothing': {
    'takes-late: runs a tool that is approved behind the fallback': runningAgain,
  },
  'plugin.prompts.invalid-action-runs-no-tool#action': {
    'tidies-actions: takes an action in whichever case, with white space around it': taking(
      (message) => ({ ...message, action: String(message.action).trim().toLowerCase() }),
    ),
    'takes-none: takes an answer without an action for an approval': taking((message) => ({
      ...message,
      action: message.action === undefined ? 'approve' : message.action,
    })),
    'takes-truth: takes `true` for an approval': taking((message) => ({
      ...message,
      action: message.action === true ? 'approve' : message.action,
    })),
    'takes-any: takes every action but `reject` for an approval': by(
      class extends Queries {
        override respond(message: Message): void {
          const { action } = message
          const isKnown = action === 'reject' || action === 'modify'
          super.respond(isKnown ? message : { ...message, action: 'approve' })
        }
      },
    ),
  },
  'plugin.prompts.invalid-action-runs-no-tool#arguments': {
    'takes-null: takes arguments that are null for none': taking((message) =>
      message.action === 'modify' && message.arguments === null
        ? { ...message, arguments: {} }
        : message,
    ),
    'keeps-for-missing: approves a call that is modified where `arguments` is missing': taking(
      (message) =>
        message.action === 'modify' && message.arguments === undefined
          ? { ...message, action: 'approve' }
          : message,
    ),
    'takes-list: takes a list for the arguments': taking((message) =>
      Array.isArray(message.arguments)
        ? { ...message, arguments: { ...message.arguments } }
        : message,
    ),
    'modifies-nothing: approves a call that is modified without arguments': by(
      class extends Queries {
        override respond(message: Message): void {
          const isText = message.action === 'modify' && typeof message.arguments === 'string'
          super.respond(isText ? { ...message, action: 'approve' } : message)
        }
      },
    ),
  },
})
