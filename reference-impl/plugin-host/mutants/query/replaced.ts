import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { AssistantRequest } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import type { Apply } from '../../program/seams.ts'
import { Subscriptions } from '../../program/subscriptions.ts'
import { having } from '../mutant.ts'

/** Replaces the queries by others. */
export const by = (changed: typeof Queries): Apply => having(() => ({ Queries: changed }))

/** Queries that know how many of them have begun. */
export class Counted extends Queries {
  protected begun = 0
  override start(message: Message): Message {
    this.begun += 1
    return super.start(message)
  }
}

/** Queries that know of each subscription once it is made. */
export class Subscribed extends Queries {
  constructor(...given: ConstructorParameters<typeof Queries>) {
    super(...given)
    const { subscriptions } = this.sources
    const { subscribe } = subscriptions
    subscriptions.subscribe = (request) => {
      const reply = subscribe.call(subscriptions, request)
      this.subscribed(String(request.conversation))
      return reply
    }
  }
  protected subscribed(_conversation: string): void {}
}

/** Replaces the turns of queries by others. */
export const turning = (Changed: typeof Turn): Apply =>
  by(
    class extends Queries {
      protected override readonly Turn = Changed
    },
  )

/** Ends turns after so many answers of the assistant. */
export const endingAfter = (most: number): Apply =>
  turning(
    class extends Turn {
      #rounds = 0
      protected override async round(): Promise<boolean> {
        this.#rounds += 1
        return (await super.round()) && this.#rounds < most
      }
    },
  )

/** Replaces the turns of queries by others, which see to which conversation the last subscription was. */
export const turningBesideLast = (changed: (last: () => string) => typeof Turn): Apply =>
  having(() => {
    let last = ''
    return {
      Subscriptions: class extends Subscriptions {
        override subscribe(request: Message): Message {
          last = String(request.conversation)
          return super.subscribe(request)
        }
      },
      Queries: class extends Queries {
        protected override readonly Turn = changed(() => last)
      },
    }
  })

/** Changes what the assistant is asked. */
export const asking = (change: (request: AssistantRequest) => AssistantRequest): Apply =>
  turning(
    class extends Turn {
      protected override ask() {
        const events = this.workspace.read(this.request.conversation)
        return this.assistant.reply(change({ ...this.request, events }))
      }
    },
  )

/** Changes what is shown of a turn while it runs. */
export const showing = (change: (event: JsonObject) => JsonObject): Apply =>
  by(
    class extends Queries {
      protected override show(conversation: string, event: JsonObject): void {
        super.show(conversation, change(event))
      }
    },
  )
