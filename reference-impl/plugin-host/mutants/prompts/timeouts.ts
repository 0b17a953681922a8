import { setTimeout as pass } from 'node:timers/promises'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Call } from '../../program/agent/tools.ts'
import { type Decision, Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { by, turning } from '../query/replaced.ts'
import { prompting, WAITING } from './replaced.ts'

/** Mutants that decide prompts by their timeouts wrongly. */
export const timeoutMutants = mutantsIn('plugin-host.prompts')({
  'plugin.prompts.fallback-after-timeout#ends': {
    'waits-forever: waits for an answer without end': {
      limits: WAITING,
      apply: prompting(
        class extends Prompts {
          protected override expire(): void {}
        },
      ),
    },
  },
  'plugin.prompts.fallback-after-timeout#configured': {
    'forgets-arguments: runs a tool without its arguments where nobody answers': by(
      class extends Queries {
        protected override async approve(
          conversation: string,
          data: JsonObject,
        ): Promise<Decision> {
          await this.prompts.ask(conversation, { respond: 'tool_approval', data })
          return { action: 'modify', arguments: {} }
        }
      },
    ),
    'rejects-always: takes silence for a rejection': by(
      class extends Queries {
        protected override async approve(
          conversation: string,
          data: JsonObject,
        ): Promise<Decision> {
          const answer = await this.prompts.ask(conversation, { respond: 'tool_approval', data })
          return { action: answer?.action === 'approve' ? 'approve' : 'reject' }
        }
      },
    ),
  },
  'plugin.prompts.timeout-is-configurable': {
    'waits-a-second: waits a second, whatever is configured': by(
      class extends Queries {
        protected override promptsFor(...given: ConstructorParameters<typeof Prompts>): Prompts {
          const [subscriptions, { plugins: _, ...settings }] = given
          const plugins = { prompt_timeout_secs: 1 }
          return super.promptsFor(subscriptions, { ...settings, plugins })
        }
      },
    ),
  },
  'plugin.prompts.timely-answer-decides#decides': {
    'counts-on: counts the timeout of every prompt from the first one': prompting(
      class extends Prompts {
        #first: number | undefined
        override async ask(...given: Parameters<Prompts['ask']>): Promise<Message | undefined> {
          this.#first ??= Date.now()
          const left = this.fallback.afterMs - (Date.now() - this.#first)
          const answered = super.ask(...given)
          return left > 0 ? Promise.race([answered, pass(left, undefined)]) : undefined
        }
      },
    ),
    'waits-it-out: decides by the fallback although there is an answer': prompting(
      class extends Prompts {
        override respond(): void {}
      },
    ),
  },
  'plugin.prompts.timely-answer-decides#no-fallback': {
    'falls-back-too: rejects a call when the time is over, although it was approved': turning(
      class extends Turn {
        protected override async decide(call: Call): Promise<Decision> {
          const decision = await super.decide(call)
          const rejection = { type: 'tool_call_response', id: call.id, content: 'no answer came' }
          setTimeout(() => this.store([{ ...rejection, is_error: true }]), 2_500)
          return decision
        }
      },
    ),
  },
})
