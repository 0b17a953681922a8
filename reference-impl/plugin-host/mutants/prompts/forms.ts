import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Decision } from '../../program/agent/turn.ts'
import { type Subscription, Subscriptions } from '../../program/subscriptions.ts'
import { mutantsIn } from '../mutant.ts'
import { by } from '../query/replaced.ts'
import { rounded } from '../rounded.ts'
import { by as bySubscriptions } from '../subscriptions/replaced.ts'
import { prompting, WAITING } from './replaced.ts'

/** Changes the event of an approval. */
const showing = (change: (data: JsonObject) => JsonObject) => ({
  limits: WAITING,
  apply: prompting(
    class extends Prompts {
      protected override show(open: Open): void {
        super.show(open.respond === 'tool_approval' ? { ...open, data: change(open.data) } : open)
      }
    },
  ),
})

/** Defects of the form of approvals, and of whom they are shown to. */
export const formMutants = mutantsIn('plugin-host.prompts')({
  'plugin.events.approval-form#id': {
    'numbers-prompts: gives approvals ids of their own': showing((data) => ({
      ...data,
      id: `prompt-${String(data.id)}`,
    })),
  },
  'plugin.events.approval-form#name': {
    'shows-tool: has the name of the tool in `tool`': showing(({ name, ...data }) => ({
      ...data,
      tool: name,
    })),
  },
  'plugin.events.approval-form#arguments': {
    'shows-rounded: has whole numbers in the arguments of a call': showing((data) => ({
      ...data,
      arguments: rounded(data.arguments),
    })),
    'shows-text: has the arguments of a call as text': showing((data) => ({
      ...data,
      arguments: JSON.stringify(data.arguments),
    })),
  },
  'plugin.events.prompts-say-so#approval': {
    'says-nothing: leaves `respond` out of approvals': {
      limits: WAITING,
      apply: bySubscriptions(
        class extends Subscriptions {
          override deliver(subscription: Subscription, event: JsonObject): void {
            super.deliver(subscription, event)
          }
        },
      ),
    },
  },
  'plugin.events.approval-goes-to-plugin#plugin': {
    'decides-itself: decides about calls as without a person': by(
      class extends Queries {
        protected override async approve(): Promise<Decision> {
          return { action: this.prompts.fallback.action }
        }
      },
    ),
  },
  'plugin.events.approval-goes-to-plugin#not-terminal': {
    'asks-both: asks on its terminal too': prompting(
      class extends Prompts {
        protected override show(open: Open): void {
          process.stderr.write(`Let ${String(open.data.name)} run? [y/n] `)
          super.show(open)
        }
      },
    ),
  },
})
