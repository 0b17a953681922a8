import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { mutantsIn } from '../mutant.ts'
import { by as bySubscriptions } from '../subscriptions/replaced.ts'

/** Marks every call of others as a prompt. */
const askingAll = bySubscriptions(
  class extends Subscriptions {
    override deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
      const isCall = event.type === 'tool_call_request'
      super.deliver(subscription, event, isCall ? 'tool_approval' : respond)
    }
  },
)

/** Defects of who is asked. */
export const issuerMutants = mutantsIn('plugin-host.prompts')({
  'plugin.events.issuer-is-prompted': {
    'asks-others: marks the calls of queries of others as prompts': askingAll,
  },
  'plugin.events.foreign-turns-do-not-prompt': {
    'asks-for-others: marks the calls of turns at the terminal as prompts': askingAll,
  },
})
