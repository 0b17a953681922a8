import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { mutantsIn } from '../mutant.ts'
import { by as bySubscriptions } from '../subscriptions/replaced.ts'

/** Marks every event of others of a type as a prompt. */
const asking = (type: string, kind: string) =>
  bySubscriptions(
    class extends Subscriptions {
      override deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
        super.deliver(subscription, event, event.type === type ? kind : respond)
      }
    },
  )

const askingAll = asking('tool_call_request', 'tool_approval')

/** Defects of who is asked. */
export const issuerMutants = mutantsIn('plugin-host.prompts')({
  'plugin.events.issuer-is-prompted': {
    'asks-others: marks the calls of queries of others as prompts': askingAll,
    'asks-others-questions: marks the questions of queries of others as prompts': asking(
      'inquiry_request',
      'inquiry',
    ),
  },
  'plugin.events.foreign-turns-do-not-prompt': {
    'asks-for-others: marks the calls of turns at the terminal as prompts': askingAll,
  },
})
