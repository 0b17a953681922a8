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

/** Events that each subscription gets before the pipe of a plugin is looked at again. */
const AT_ONCE = 16

/** The way to a plugin, which may be slower than what is to be sent. */
export interface Flow {
  /** No more is to be sent for now. */
  isFull(): boolean
  /** More can be sent, or nobody reads any more. */
  flowing(): Promise<void>
}

const UNBOUNDED: Flow = { isFull: () => false, flowing: async () => {} }

/** The subscriptions of one plugin: changes of a conversation are noticed by watching its folder. @see rfd-d18 §Subscriptions */
export class Subscriptions {
  protected readonly workspace: Workspace
  protected readonly active = new Map<string, Subscription>()
  readonly #send: (message: Message) => void
  readonly #watched = new Map<string, FSWatcher>()
  readonly #followed = new Set<string>()
  protected readonly flow: Flow

  constructor(workspace: Workspace, send: (message: Message) => void, flow = UNBOUNDED) {
    this.workspace = workspace
    this.#send = send
    this.flow = flow
  }

  /** When more can be delivered: nothing is held back for a plugin that reads slowly but what its pipe has no room for. */
  flowing(): Promise<void> {
    return this.flow.flowing()
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

  /** Delivers what has been added to a conversation, up to a number, except for the last events that were shown already. */
  look(
    conversation: string,
    shown = 0,
    most = Number.POSITIVE_INFINITY,
    events: readonly JsonObject[] = this.workspace.read(conversation),
  ): void {
    for (const subscription of this.to(conversation)) {
      const { seen } = subscription
      const fresh = events.slice(seen, Math.min(events.length - shown, seen + most))
      subscription.seen = Math.max(seen, Math.min(events.length, seen + most))
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
    if (this.to(conversation).length > 0) void this.#follow(conversation)
  }

  /** Delivers as fast as the plugin reads: what it has not read yet waits in the conversation. */
  async #follow(conversation: string): Promise<void> {
    if (this.#followed.has(conversation)) return
    this.#followed.add(conversation)
    let events = this.workspace.read(conversation)
    while (this.#isBehind(conversation, events)) {
      this.look(conversation, 0, AT_ONCE, events)
      await this.flowing()
      if (!this.#isBehind(conversation, events)) events = this.workspace.read(conversation)
    }
    this.#followed.delete(conversation)
  }

  #isBehind(conversation: string, { length }: readonly JsonObject[]): boolean {
    return this.to(conversation).some(({ seen }) => seen < length)
  }
}
