import { Refused } from './failure.ts'
import { writeLine } from './lines.ts'
import type {
  Conversation,
  ConversationEvent,
  LogLevel,
  Printing,
  QueryOptions,
  Requests,
} from './plugin-messages.ts'
import { promptIn } from './prompt.ts'
import { type SubscribedEvent, Subscription, untilComplete } from './subscription.ts'
import type { Json } from './tool.ts'

/** Writes to a conversation that is locked for it. */
export interface Writer {
  conversation: string
  /** Appends events, all or none of them; gives their number. @throws Refused */
  push(events: ConversationEvent[]): Promise<number>
}

/**
 * The host at the other end of stdin and stdout. Requests reject with `Refused`; several may wait at once. What waits for
 * a message goes on, up to where it waits again, before the next one is taken.
 * @see rfd072 §Protocol
 */
export class PluginHost {
  readonly #open = new Map<unknown, { type: string; settle(reply: Json): void }>()
  readonly #subscriptions = new Map<unknown, Subscription>()
  #stop: (() => void) | undefined
  #exit: Promise<never> | undefined
  #lastId = 0
  #lastName = 0

  /** Asks for something by its type. @throws Refused */
  async request<T extends keyof Requests>(
    type: T,
    members: Requests[T]['members'],
  ): Promise<Requests[T]['reply']> {
    this.#lastId += 1
    const id = `${this.#lastId}`
    const replied = new Promise<Json>((settle) => this.#open.set(id, { type, settle }))
    await this.#send({ type, id, ...members })
    const reply = await replied
    if (reply.type === 'error') throw new Refused(type, reply.message)
    return reply as unknown as Requests[T]['reply']
  }

  /** All conversations, in no particular order. */
  async conversations(): Promise<Conversation[]> {
    return (await this.request('list_conversations', {})).data
  }

  /** All events of a conversation. */
  async events(conversation: string): Promise<ConversationEvent[]> {
    return (await this.request('read_events', { conversation })).data
  }

  /** A setting by its path, or the whole configuration. */
  async setting(path?: string): Promise<unknown> {
    return (await this.request('read_config', path === undefined ? {} : { path })).data
  }

  /** Shows a text, to which the host adds nothing, not even a line feed. */
  print(text: string, how: Printing = {}): Promise<void> {
    return this.#send({ type: 'print', text, ...how })
  }

  /** Adds an entry to the host's trace. */
  log(level: LogLevel, message: string, fields?: Json): Promise<void> {
    return this.#send({ type: 'log', level, message, ...(fields && { fields }) })
  }

  /** Writes to a conversation, which is locked meanwhile. */
  async withLock<T>(conversation: string, write: (writer: Writer) => Promise<T>): Promise<T> {
    await this.request('lock', { conversation })
    return this.#write(conversation, write)
  }

  /** Creates a conversation, which stays locked until it is written. */
  async create<T>(title: string | undefined, write: (writer: Writer) => Promise<T>): Promise<T> {
    const titled = title === undefined ? {} : { title }
    const { conversation } = await this.request('create_conversation', titled)
    return this.#write(conversation, write)
  }

  /** Follows a conversation, by all its events or by those of some kinds. */
  async subscribe(conversation: string, events?: string[]): Promise<Subscription> {
    this.#lastName += 1
    const sub_id = `subscription-${this.#lastName}`
    const subscription = new Subscription(sub_id, () => this.#unsubscribe(sub_id))
    this.#subscriptions.set(sub_id, subscription)
    try {
      await this.request('subscribe', { sub_id, conversation, ...(events && { events }) })
    } catch (refused) {
      this.#subscriptions.delete(sub_id)
      throw refused
    }
    return subscription
  }

  /** Has the host run a turn; settles when it has begun, and gives its events, which must be read to the end. */
  async query(
    conversation: string,
    content: string,
    options: QueryOptions = {},
  ): Promise<AsyncIterable<SubscribedEvent>> {
    const subscription = await this.subscribe(conversation)
    try {
      await this.request('query', { conversation, content, ...options })
    } catch (refused) {
      await subscription.close()
      throw refused
    }
    return untilComplete(subscription)
  }

  /** Settles when the host asks the plugin to end, or is gone; who waits for this ends the run by returning. */
  untilShutdown(): Promise<void> {
    return new Promise((stop) => {
      this.#stop = stop
    })
  }

  /** Ends the run; nothing follows. A code other than 0 has a reason. @see rfd072 §Lifecycle */
  exit(code: number, reason?: string): Promise<never> {
    const last = { type: 'exit', code, ...(reason !== undefined && { reason }) }
    this.#exit ??= writeLine(last).then(() => process.exit(0))
    return this.#exit
  }

  /** Takes the lines of the host until they end, which is as if it asked the plugin to end. */
  async listen(input: AsyncIterable<string>): Promise<void> {
    for await (const line of input) {
      this.#take(messageIn(line))
      await new Promise(setImmediate)
    }
    this.#shutDown()
  }

  #shutDown(): void {
    if (this.#stop) this.#stop()
    else void this.exit(0)
  }

  #take(message: Json): void {
    const { type, id } = message
    if (type === 'shutdown') this.#shutDown()
    else if (type === 'event') this.#deliver(message)
    else {
      const waiting = this.#open.get(id)
      this.#open.delete(id)
      waiting?.settle(message)
    }
  }

  #deliver({ sub_id, respond, data }: Json): void {
    const event = data as ConversationEvent
    const send = (members: Json) =>
      void this.#send({ type: 'respond', sub_id, respond, ...members })
    const prompt = promptIn(respond, event, send)
    this.#subscriptions.get(sub_id)?.take({ data: event, ...(prompt && { prompt }) })
  }

  /** A refusal means that there is no such subscription, which is what was asked for. */
  async #unsubscribe(sub_id: string): Promise<void> {
    await this.request('unsubscribe', { sub_id }).catch(() => {})
    this.#subscriptions.delete(sub_id)
  }

  async #write<T>(conversation: string, write: (writer: Writer) => Promise<T>): Promise<T> {
    const push = async (events: ConversationEvent[]) =>
      (await this.request('push_events', { conversation, events })).count
    try {
      return await write({ conversation, push })
    } finally {
      await this.request('unlock', { conversation })
    }
  }

  /** Behind `exit` nothing is sent, and whoever sends something does not go on. */
  #send(message: Json): Promise<void> {
    return this.#exit ?? writeLine(message)
  }
}

/** The message of a line; what is none has no type, and is ignored. */
export function messageIn(line: string): Json {
  try {
    return (JSON.parse(line) ?? {}) as Json
  } catch {
    return {}
  }
}
