import type { Message, Peer, Seams } from './seams.ts'

type Settle = (reply: Message) => void

/** The types of what answers a request. */
const REPLIES: readonly string[] = [
  ...['conversations', 'events', 'config', 'error'],
  ...['locked', 'unlocked', 'created', 'pushed'],
  ...['subscribed', 'unsubscribed', 'query_started'],
]

/** The host as a plugin sees it. @see rfd072 §Lifecycle */
export class Host implements Peer {
  readonly seams: Seams
  readonly #byId = new Map<unknown, Settle>()
  readonly #inOrder: Settle[] = []
  /** Takes events of subscriptions. @see rfd-d18 §Subscriptions */
  onEvent: (event: Message) => void = () => {}
  /** Takes events of one subscription, by its name. */
  readonly readers = new Map<unknown, (event: Message) => void>()
  onShutdown: () => void = () => this.exit(0)

  constructor(seams: Seams) {
    this.seams = seams
  }

  get waiting(): number {
    return this.#byId.size + this.#inOrder.length
  }

  send(message: Message): void {
    this.seams.write(this.seams.encode(message))
  }

  /** Asks for something, and waits for the next reply. @see rfd072 §Request IDs */
  ask(message: Message): Promise<Message> {
    this.send(message)
    return new Promise((resolve) => this.#inOrder.push(resolve))
  }

  /** Asks for several things at once, each with an id of its own. @see rfd072 §Request IDs */
  askAll(messages: readonly Message[]): Promise<Message[]> {
    return Promise.all(
      messages.map((message) => {
        const id = this.seams.newId()
        this.send({ ...message, id })
        return new Promise<Message>((resolve) => this.#byId.set(id, resolve))
      }),
    )
  }

  print(text: string, how: Record<string, string> = {}): void {
    this.send({ type: 'print', text, ...how })
  }

  log(level: string, message: string, fields?: object): void {
    this.send({ type: 'log', level, message, ...(fields && { fields }) })
  }

  exit(code: number, reason?: string): void {
    this.send({ type: 'exit', code, ...(reason !== undefined && { reason }) })
    this.seams.leave(0)
  }

  /** Takes a message of the host other than the first. */
  take(message: Message): void {
    const { type, id } = message
    if (type === 'shutdown') this.onShutdown()
    else if (type === 'event') (this.readers.get(message.sub_id) ?? this.onEvent)(message)
    else if (REPLIES.includes(type))
      (id === undefined ? this.#inOrder.shift() : this.#byId.get(id))?.(message)
    if (id !== undefined) this.#byId.delete(id)
  }
}
