import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Call } from '../../program/agent/tools.ts'
import { type Decision, Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { by, turning } from '../query/replaced.ts'
import { roundedIn } from '../rounded.ts'
import { composed, textsIn, withoutNull } from '../tidied.ts'

/** Changes how a call goes on that was decided. */
export const deciding = (
  change: (decision: Decision, call: Call) => Decision,
): ReturnType<typeof turning> =>
  turning(
    class extends Turn {
      protected override async decide(call: Call): Promise<Decision> {
        return change(await super.decide(call), call)
      }
    },
  )

/** Changes the arguments that an answer has for a call. */
const modifying = (change: (args: JsonObject, call: Call) => JsonObject) =>
  deciding((decision, call) =>
    decision.arguments === undefined
      ? decision
      : { ...decision, arguments: change(decision.arguments, call) },
  )

/** Runs calls of a tool in another way. */
const running = (
  change: (call: Call, run: (call: Call) => Promise<JsonObject>) => Promise<JsonObject>,
): ReturnType<typeof turning> =>
  turning(
    class extends Turn {
      protected override runTool(call: Call): Promise<JsonObject> {
        return change(call, (each) => super.runTool(each))
      }
    },
  )

/** Defects of what comes of a decision. */
export const decisionMutants = mutantsIn('plugin-host.prompts')({
  'plugin.prompts.approve-runs#runs': {
    'notes-approvals: stores a response to an approved call, and runs nothing': running(
      async ({ id }) => ({
        ...{ type: 'tool_call_response', id },
        ...{ content: 'approved', is_error: false },
      }),
    ),
  },
  'plugin.prompts.approve-runs#arguments': {
    'rounds-approved: runs an approved tool with whole numbers': deciding((decision, call) =>
      decision.action === 'approve'
        ? { action: 'modify', arguments: roundedIn(call.arguments) }
        : decision,
    ),
    'drops-null: runs an approved tool without arguments that are null': deciding(
      (decision, call) =>
        decision.action === 'approve'
          ? { action: 'modify', arguments: withoutNull(call.arguments) }
          : decision,
    ),
    'composes-approved: runs an approved tool with composed texts': deciding((decision, call) =>
      decision.action === 'approve'
        ? { action: 'modify', arguments: textsIn(call.arguments, composed) as JsonObject }
        : decision,
    ),
    'takes-further: runs an approved tool with arguments that the answer has': by(
      class extends Queries {
        override respond(message: Message): void {
          const isMore = message.action === 'approve' && message.arguments !== undefined
          super.respond(isMore ? { ...message, action: 'modify' } : message)
        }
      },
    ),
    'notes-approver: adds who approved a call to its arguments': deciding((decision, call) =>
      decision.action === 'approve'
        ? { action: 'modify', arguments: { ...call.arguments, approved_by: 'plugin' } }
        : decision,
    ),
  },
  'plugin.prompts.approve-runs#once': {
    'runs-twice: runs an approved tool once to try it': running(async (call, run) => {
      await run(call)
      return run(call)
    }),
  },
  'plugin.prompts.reject-prevents': {
    'runs-rejected: runs a rejected tool, and hides its result': turning(
      class extends Turn {
        protected override async decide(call: Call): Promise<Decision> {
          const decision = await super.decide(call)
          if (decision.action === 'reject') await this.runTool(call)
          return decision
        }
      },
    ),
  },
  'plugin.prompts.modify-runs': {
    'rounds-modified: runs a tool with whole numbers in place of those of the answer': deciding(
      ({ arguments: args, ...decision }) => ({
        ...decision,
        ...(args && { arguments: roundedIn(args) }),
      }),
    ),
    'drops-null-modified: runs a tool without arguments of the answer that are null':
      modifying(withoutNull),
    'drops-false-modified: runs a tool without arguments of the answer that are false or 0':
      modifying((args) =>
        Object.fromEntries(
          Object.entries(args).filter(([, value]) => value !== false && value !== 0),
        ),
      ),
    'trims-modified: runs a tool with texts that are trimmed': modifying(
      (args) => textsIn(args, (text) => text.trim()) as JsonObject,
    ),
    'merges-deep: adds members of arguments of the answer to those of the call': modifying(
      (args, call) =>
        Object.fromEntries(
          Object.entries(args).map(([name, its]) => {
            const own = call.arguments[name]
            return [name, isObject(its) && isObject(own) ? { ...own, ...its } : its]
          }),
        ),
    ),
    'keeps-for-none: runs a tool with the arguments of the call where those of the answer are empty':
      deciding((decision) =>
        Object.keys(decision.arguments ?? {}).length === 0 && decision.action === 'modify'
          ? { action: 'approve' }
          : decision,
      ),
    'merges-arguments: adds the arguments of the answer to those of the call': deciding(
      (decision, call) =>
        decision.action === 'modify'
          ? { ...decision, arguments: { ...call.arguments, ...decision.arguments } }
          : decision,
    ),
  },
  'plugin.prompts.turn-goes-on-after-rejection#response': {
    'rejects-silently: stores no response to a rejected call': turning(
      class extends Turn {
        protected override async call(call: Call): Promise<void> {
          const { action, ...decision } = await this.decide(call)
          if (action !== 'reject') this.store([await this.runTool({ ...call, ...decision })])
        }
      },
    ),
  },
  'plugin.prompts.turn-goes-on-after-rejection#next-round': {
    'ends-by-rejection: ends the turn where a call is rejected': turning(
      class extends Turn {
        #isRejected = false
        protected override async decide(call: Call): Promise<Decision> {
          const decision = await super.decide(call)
          this.#isRejected ||= decision.action === 'reject'
          return decision
        }
        protected override async round(): Promise<boolean> {
          return (await super.round()) && !this.#isRejected
        }
      },
    ),
  },
  'plugin.events.call-appears-once': {
    'shows-twice: shows a call that is to be approved for information as well': {
      reported: '2 events',
      apply: turning(
        class extends Turn {
          protected override storePrompt(event: JsonObject): JsonObject {
            this.store([event])
            return this.workspace.read(this.request.conversation).at(-1) ?? event
          }
        },
      ),
    },
  },
})
