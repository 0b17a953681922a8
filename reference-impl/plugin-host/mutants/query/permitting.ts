import type { TurnRequest } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import { type Message, Refusal } from '../../program/message.ts'
import { by, Subscribed } from './replaced.ts'

/** Changes when a subscription permits a query. */
export const permitting = (
  isPermitted: (conversation: string, names: readonly string[]) => boolean,
) => {
  const names: string[] = []
  return by(
    class extends Subscribed {
      protected override subscribed(conversation: string): void {
        names.push(conversation)
      }
      protected override check(request: TurnRequest): void {
        if (!isPermitted(request.conversation, names)) super.check(request)
      }
    },
  )
}

/** Begins a turn although a query is refused. */
export const storing = (isRefused: (error: Refusal) => boolean) =>
  by(
    class extends Queries {
      override start(message: Message): Message {
        try {
          return super.start(message)
        } catch (error) {
          if (error instanceof Refusal && isRefused(error)) this.#begin(message)
          throw error
        }
      }
      #begin({ conversation, content }: Message): void {
        const { workspace } = this.sources
        const events = workspace.read(String(conversation))
        workspace.store(String(conversation), [...events, { type: 'chat_request', content }])
      }
    },
  )
