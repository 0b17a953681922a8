import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { TurnRequest } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { WAITING } from '../subscriptions/replaced.ts'
import { composed } from '../tidied.ts'
import { by, turning } from './replaced.ts'

/** Defects of what is stored of a turn, and of its lock. */
export const storedMutants = mutantsIn('plugin-host.query')({
  'plugin.query.turn-with-content#turn': {
    'goes-on: adds a query to the turn that is there': turning(
      class extends Turn {
        protected override store(events: readonly JsonObject[], shown = 0): void {
          const { conversation } = this.request
          const before = this.workspace.read(conversation)
          const added = events.filter(({ type }) => type !== 'turn_start')
          this.workspace.store(conversation, [...before, ...added])
          this.audience.stored(shown)
        }
      },
    ),
  },
  'plugin.query.turn-with-content#content': {
    'composes-content: composes what the content has apart': by(
      class extends Queries {
        protected override requestIn(message: Message): TurnRequest {
          const request = super.requestIn(message)
          return { ...request, content: composed(request.content) }
        }
      },
    ),
    'trims-content: takes the white space off the content': by(
      class extends Queries {
        protected override requestIn(message: Message): TurnRequest {
          const request = super.requestIn(message)
          return { ...request, content: request.content.trim() }
        }
      },
    ),
  },
  'plugin.query.turn-is-stored#same-run': {
    'leaves-answers-out: stores the request alone': turning(
      class extends Turn {
        protected override store(events: readonly JsonObject[], shown = 0): void {
          if (shown === 0) super.store(events)
        }
      },
    ),
  },
  'plugin.query.turn-is-stored#others': {
    'stores-at-end: keeps answers in memory until the plugin has ended': by(
      class extends Queries {
        readonly #answers = new Map<string, JsonObject[]>()
        constructor(...given: ConstructorParameters<typeof Queries>) {
          super(...given)
          const { workspace } = this.sources
          const [read, store] = [workspace.read.bind(workspace), workspace.store.bind(workspace)]
          workspace.read = (id) => this.#answers.get(id) ?? read(id)
          workspace.store = (id, events) => {
            if (this.running.has(id)) this.#answers.set(id, [...events])
            else store(id, events)
          }
        }
      },
    ),
  },
  'plugin.query.query-frees-its-lock': {
    'keeps-lock: keeps the lock of a query until the plugin has ended': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          protected override release(conversation: string): void {
            this.running.delete(conversation)
          }
        },
      ),
    },
  },
})
