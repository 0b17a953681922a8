import type { JsonObject } from '../../../../harness/wire/json.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Call } from '../../program/agent/tools.ts'
import { Turn } from '../../program/agent/turn.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { having, mutantsIn } from '../mutant.ts'
import { by as bySubscriptions, WAITING } from '../subscriptions/replaced.ts'
import { asking, by, turning } from './replaced.ts'

/** Defects that show behind the first answer of the assistant in a turn, or in an answer that is no text. */
export const roundMutants = mutantsIn('plugin-host.query')({
  'plugin.query.turn-is-stored#others': {
    'stores-no-data: stores no structured output': turning(
      class extends Turn {
        protected override store(events: readonly JsonObject[], shown = 0): void {
          const kept = events.filter(({ data }) => data === undefined)
          super.store(kept, kept.length < events.length ? kept.length : shown)
        }
      },
    ),
  },
  'plugin.query.completion-comes-last': {
    'completes-before-results: delivers the results of tools behind the completion':
      bySubscriptions(
        class extends Subscriptions {
          #held: [Subscription, JsonObject][] = []
          override deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
            if (event.type === 'tool_call_response') this.#held.push([subscription, event])
            else super.deliver(subscription, event, respond)
            if (event.type !== 'query_complete') return
            for (const given of this.#held) super.deliver(...given)
            this.#held = []
          }
        },
      ),
  },
  'plugin.query.retries': {
    'retries-in-first-round: asks a failing model again in the first round of a turn alone':
      turning(
        class extends Turn {
          #round = 0
          protected override round(): Promise<boolean> {
            this.#round += 1
            return super.round()
          }
          protected override answer(retries?: number): Promise<JsonObject[]> {
            return super.answer(this.#round > 1 ? 0 : retries)
          }
        },
      ),
  },
  'plugin.query.whole-loop': {
    'tells-no-failure: asks the assistant again without results that failed': asking((request) => ({
      ...request,
      events: request.events.filter(({ is_error }) => is_error !== true),
    })),
  },
  'plugin.query.query-takes-lock#throughout': {
    'frees-behind-calls: gives the lock back when tools have run': by(
      class extends Queries {
        protected override show(conversation: string, event: JsonObject): void {
          const last = this.sources.workspace.read(conversation).at(-1)
          if (last?.type === 'tool_call_response') this.locks.free(conversation)
          super.show(conversation, event)
        }
      },
    ),
    'frees-for-questions: gives the lock back while a question is open': by(
      class extends Queries {
        protected override async answer(conversation: string, data: JsonObject): Promise<unknown> {
          this.locks.free(conversation)
          const answer = await super.answer(conversation, data)
          this.locks.take(conversation)
          return answer
        }
      },
    ),
  },
  'plugin.subscriptions.several-subscriptions#copies': {
    'shows-calls-to-first: delivers calls and their results on the first subscription alone':
      bySubscriptions(
        class extends Subscriptions {
          override deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
            const isOfTool = String(event.type).startsWith('tool_call')
            const [first] = this.to(subscription.conversation)
            if (!isOfTool || subscription === first) super.deliver(subscription, event, respond)
          }
        },
      ),
  },
  'plugin.query.requests-are-served': {
    'serves-in-first-round: answers no request when a tool has run, until the query is complete': {
      limits: WAITING,
      apply: having(({ receive }) => {
        let hasRun = false
        return {
          Queries: class extends Queries {
            protected override readonly Turn = class extends Turn {
              protected override async runTool(call: Call): Promise<JsonObject> {
                return super.runTool(call).finally(() => {
                  hasRun = true
                })
              }
            }
            protected override complete(conversation: string, failure: JsonObject): void {
              hasRun = false
              super.complete(conversation, failure)
            }
          },
          receive: (message, host) =>
            hasRun && message.type === 'list_conversations' ? undefined : receive(message, host),
        }
      }),
    },
  },
})
