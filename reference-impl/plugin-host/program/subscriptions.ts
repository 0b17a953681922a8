import { type FSWatcher, watch } from 'node:fs'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Message, Refusal } from './message.ts'
import type { Workspace } from './workspace.ts'

/** What a plugin subscribed to, and how many events of the conversation are behind it. */
export interface Subscription {
  name: string
  conversation: string
  filter?: readonly unknown[]
  seen: number
}

/** The subscriptions of one plugin: changes of a conversation are noticed by watching its folder. @see rfd-d18 §Subscriptions */
export class Subscriptions {
  protected readonly workspace: Workspace
  protected readonly active = new Map<string, Subscription>()
  readonly #send: (message: Message) => void
  readonly #watched = new Map<string, FSWatcher>()

  constructor(workspace: Workspace, send: (message: Message) => void) {
    this.workspace = workspace
    this.#send = send
  }

  /** Makes a subscription. @throws Refusal when its name is in use or there is no such conversation. */
  subscribe(request: Message): Message {
    const { sub_id: name, conversation, events: filter } = request
    if (typeof name !== 'string') throw new Refusal('`sub_id` is no string')
    if (typeof conversation !== 'string') throw new Refusal('`conversation` is no string')
    if (this.active.has(name)) throw new Refusal(`a subscription has the name ${name}`)
    const seen = this.begin(conversation)
    const filtered = Array.isArray(filter) && { filter }
    this.active.set(name, { name, conversation, seen, ...filtered })
    return { type: 'subscribed', sub_id: name }
  }

  /** Ends a subscription. @throws Refusal when there is none of that name. */
  unsubscribe({ sub_id: name }: Message): Message {
    if (typeof name !== 'string' || !this.active.delete(name))
      throw new Refusal(`no subscription has the name ${String(name)}`)
    return { type: 'unsubscribed', sub_id: name }
  }

  /** The subscriptions to a conversation. */
  to(conversation: string): Subscription[] {
    return [...this.active.values()].filter((each) => each.conversation === conversation)
  }

  /** Delivers what has been added to a conversation, except for the last events that were shown already. */
  look(conversation: string, shown = 0): void {
    const events = this.workspace.read(conversation)
    for (const subscription of this.to(conversation)) {
      const fresh = events.slice(subscription.seen, events.length - shown)
      subscription.seen = events.length
      for (const event of fresh) this.deliver(subscription, event)
    }
  }

  /** Sends an event to a subscription that it matches; `respond` is the kind of answer that it asks for. */
  deliver(subscription: Subscription, event: JsonObject, respond?: string): void {
    if (this.matches(subscription, event)) this.send(subscription, event, respond)
  }

  /** Ends all subscriptions. */
  close(): void {
    for (const watcher of this.#watched.values()) watcher.close()
    this.active.clear()
  }

  protected matches({ filter }: Subscription, { type }: JsonObject): boolean {
    return !filter || filter.includes(type)
  }

  protected send({ name }: Subscription, data: JsonObject, respond?: string): void {
    this.write({ type: 'event', sub_id: name, ...(respond !== undefined && { respond }), data })
  }

  protected write(message: Message): void {
    this.#send(message)
  }

  /** How many events are there already; whatever comes later is noticed. */
  protected begin(conversation: string): number {
    this.workspace.find(conversation)
    if (!this.#watched.has(conversation)) this.#watch(conversation)
    return this.workspace.read(conversation).length
  }

  #watch(conversation: string): void {
    const watcher = watch(this.workspace.folderOf(conversation), () => this.noticed(conversation))
    this.#watched.set(
      conversation,
      watcher.on('error', () => {}),
    )
  }

  /** A file of the conversation has changed. */
  protected noticed(conversation: string): void {
    if (this.to(conversation).length > 0) this.look(conversation)
  }
}
