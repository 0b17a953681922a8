import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Piece } from '../../program/agent/assistant.ts'
import type { Call } from '../../program/agent/tools.ts'
import { type Decision, Turn } from '../../program/agent/turn.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { mutantsIn } from '../mutant.ts'
import { by as bySubscriptions, WAITING } from '../subscriptions/replaced.ts'
import { endingAfter, turning } from './replaced.ts'

/** Defects of turns whose tools may run unattended. */
export const toolMutants = mutantsIn('plugin-host.query')({
  'plugin.query.host-runs-tools': {
    'leaves-tools: leaves the run of a tool to the plugin': turning(
      class extends Turn {
        protected override async runTool({ id }: Call): Promise<JsonObject> {
          return { type: 'tool_call_response', id, content: 'left to you', is_error: false }
        }
      },
    ),
  },
  'plugin.query.whole-loop': {
    'asks-twice: ends a turn with the second answer of the assistant': endingAfter(2),
  },
  'plugin.events.tools-are-announced#calls': {
    'hides-unattended: delivers no call that needs no approval': turning(
      class extends Turn {
        protected override async decide(call: Call): Promise<Decision> {
          if (this.tools.needsApproval(call.name)) return super.decide(call)
          this.store([call], 1)
          return { action: 'approve' }
        }
      },
    ),
  },
  'plugin.events.tools-are-announced#results': {
    'repeats-results: has the content of the first result in each': turning(
      class extends Turn {
        #content: unknown
        protected override async runTool(call: Call): Promise<JsonObject> {
          const response = await super.runTool(call)
          this.#content ??= response.content
          return { ...response, content: this.#content }
        }
      },
    ),
    'hides-failures: delivers no result of a call that failed': turning(
      class extends Turn {
        protected override store(events: readonly JsonObject[], shown = 0): void {
          super.store(events, events[0]?.is_error === true ? events.length : shown)
        }
      },
    ),
  },
  'plugin.events.request-before-response#tool-calls': {
    'announces-late: delivers a call behind its response': bySubscriptions(
      class extends Subscriptions {
        readonly #calls = new Map<unknown, JsonObject>()
        override deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
          const isCall = event.type === 'tool_call_request' && respond === undefined
          if (isCall) this.#calls.set(event.id, event)
          else super.deliver(subscription, event, respond)
          const held = event.type === 'tool_call_response' && this.#calls.get(event.id)
          if (held) super.deliver(subscription, held)
        }
      },
    ),
  },
  'plugin.events.unattended-tools#no-prompt': {
    'prompts-always: marks calls that need no approval as prompts': bySubscriptions(
      class extends Subscriptions {
        override deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
          const kind = event.type === 'tool_call_request' ? 'tool_approval' : respond
          super.deliver(subscription, event, kind)
        }
      },
    ),
  },
  'plugin.events.unattended-tools#runs': {
    'waits-always: waits for an answer about calls that need none': {
      limits: WAITING,
      apply: turning(
        class extends Turn {
          protected override async decide(call: Call): Promise<Decision> {
            const decision = await super.decide(call)
            return this.tools.needsApproval(call.name) ? decision : new Promise(() => {})
          }
        },
      ),
    },
  },
  'plugin.events.text-is-streamed#steady': {
    'holds-later: delivers a text that follows calls when it is complete': {
      limits: WAITING,
      apply: turning(
        class extends Turn {
          protected override async *ask(): AsyncIterable<Piece> {
            const last = this.workspace.read(this.request.conversation).at(-1)
            if (last?.type !== 'tool_call_response') yield* super.ask()
            else {
              const held: Piece[] = []
              for await (const piece of super.ask()) held.push(piece)
              yield* held
            }
          }
        },
      ),
    },
    'holds-two: delivers a piece when two more are there': {
      limits: WAITING,
      apply: turning(
        class extends Turn {
          protected override async *ask(): AsyncIterable<Piece> {
            const held: Piece[] = []
            for await (const piece of super.ask()) {
              held.push(piece)
              if (held.length > 2) yield held.shift() as Piece
            }
            yield* held
          }
        },
      ),
    },
  },
})
