import type { ConversationEvent } from './plugin-messages.ts'
import type { Prompt } from './prompt.ts'

/** An event as a subscription gets it. */
export interface SubscribedEvent {
  data: ConversationEvent
  /** What the host wants decided; it goes on without an answer after a timeout of its own. */
  prompt?: Prompt
}

/**
 * The events of a conversation from now on, in their order; leaving the loop over them ends the subscription.
 * @see rfd-d18 §Subscriptions
 */
export class Subscription implements AsyncIterable<SubscribedEvent> {
  readonly name: string
  readonly #end: () => Promise<void>
  readonly #waiting: SubscribedEvent[] = []
  #wake = () => {}
  #isOpen = true

  constructor(name: string, end: () => Promise<void>) {
    this.name = name
    this.#end = end
  }

  /** Adds an event, which waits until it is read. */
  take(event: SubscribedEvent): void {
    this.#waiting.push(event)
    this.#wake()
  }

  /** Takes what has come and was not read. */
  drain(): SubscribedEvent[] {
    return this.#waiting.splice(0)
  }

  /** Ends the subscription and the loop over its events; settles when the host has confirmed it. */
  async close(): Promise<void> {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#wake()
    await this.#end()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<SubscribedEvent> {
    try {
      while (this.#isOpen) {
        const next = this.#waiting.shift()
        if (next) yield next
        else await this.#more()
      }
    } finally {
      await this.close()
    }
  }

  #more(): Promise<void> {
    return new Promise((wake) => {
      this.#wake = wake
    })
  }
}

/** The events up to the end of a turn, which is the last of them. @see rfd-d18 §Query (Agent Loop Delegation) */
export async function* untilComplete(subscription: Subscription): AsyncGenerator<SubscribedEvent> {
  for await (const event of subscription) {
    yield event
    if (event.data.type === 'query_complete') return
  }
}
