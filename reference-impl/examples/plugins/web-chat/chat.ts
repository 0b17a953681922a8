import { isDeepStrictEqual } from 'node:util'
import {
  type Conversation,
  type ConversationEvent,
  Failure,
  type Json,
  type PluginHost,
  type Prompt,
  type SubscribedEvent,
} from '../../../sdk/index.ts'

/** An event as the page gets it, with the kind of decision that it waits for. */
interface Shown {
  data: ConversationEvent
  respond?: Prompt['kind']
}

/** What the page is sent. */
export type Update =
  | { kind: 'history'; events: Shown[]; isRunning: boolean }
  | { kind: 'running' }
  | { kind: 'event'; event: Shown }
  | { kind: 'decided'; id: string }

/** A turn that runs: what was shown of it, and what waits for a decision, by kind and id. */
interface Turn {
  shown: Shown[]
  prompts: Map<string, Prompt>
}

/** A page that shows a conversation. */
export interface Tab {
  conversation: string
  send(update: Update): void
  /** Settles when the page is gone. */
  gone: Promise<void>
}

/** The conversations of a host, for any number of tabs. @see rfd-d18 §Web Chat Example */
export class Chat {
  readonly #host: PluginHost
  readonly #turns = new Map<string, Turn>()
  readonly #tabs = new Set<Tab>()

  constructor(host: PluginHost) {
    this.#host = host
  }

  conversations(): Promise<Conversation[]> {
    return this.#host.conversations()
  }

  create(title: string): Promise<string> {
    return this.#host.create(title, async ({ conversation }) => conversation)
  }

  /**
   * Shows a tab what a conversation holds, and what it gets from now on, by a subscription of its own. The reply with the events is
   * where the one ends and the other begins: most of what came before it is in the events, or in the turn.
   */
  async show(tab: Tab): Promise<void> {
    const { conversation } = tab
    const subscription = await this.#host.subscribe(conversation)
    void tab.gone.then(() => subscription.close())
    const stored = await this.#host.events(conversation)
    const early = subscription.drain().map(shownOf)
    const before = this.#history(conversation, stored)
    const events = [...before, ...early.filter((event) => !isAmong(before, event))]
    tab.send({ kind: 'history', events, isRunning: this.#turns.has(conversation) })
    this.#tabs.add(tab)
    for await (const event of subscription) tab.send({ kind: 'event', event: shownOf(event) })
    this.#tabs.delete(tab)
  }

  /** Asks the assistant; settles when the turn has begun. Nobody has to look at it. */
  async ask(conversation: string, content: string): Promise<void> {
    const events = await this.#host.query(conversation, content)
    const turn: Turn = { shown: [], prompts: new Map() }
    this.#turns.set(conversation, turn)
    this.#send(conversation, { kind: 'running' })
    void this.#follow(conversation, turn, events)
  }

  /** Takes the decision on a prompt, from whichever tab comes first. @throws Failure */
  decide(conversation: string, { respond, id, ...decision }: Json): void {
    const turn = this.#turns.get(conversation)
    const prompt = turn?.prompts.get(`${respond} ${id}`)
    if (!turn || !prompt) throw new Failure('that is decided already')
    answer(prompt, decision)
    settle(turn, prompt)
    this.#send(conversation, { kind: 'decided', id: prompt.id })
  }

  #send(conversation: string, update: Update): void {
    for (const tab of this.#tabs) if (tab.conversation === conversation) tab.send(update)
  }

  /** Keeps what a turn shows, since the host stores a response when it is complete, and delivers no event twice. */
  async #follow(
    conversation: string,
    turn: Turn,
    events: AsyncIterable<SubscribedEvent>,
  ): Promise<void> {
    for await (const event of events) {
      turn.shown.push(shownOf(event))
      const { prompt } = event
      if (prompt) turn.prompts.set(`${prompt.kind} ${prompt.id}`, prompt)
      else for (const open of decidedBy(event, turn)) settle(turn, open)
      if (event.data.type === 'query_complete') this.#turns.delete(conversation)
    }
  }

  /** What a conversation holds: the turn that runs is taken as it was shown, with what is not stored yet. */
  #history(conversation: string, stored: ConversationEvent[]): Shown[] {
    const shown = this.#turns.get(conversation)?.shown ?? []
    const start = stored.findLastIndex(({ type }) => type === 'turn_start')
    const before = shown.length > 0 && start >= 0 ? stored.slice(0, start) : stored
    return [...before.map((data) => ({ data })), ...shown]
  }
}

const shownOf = ({ data, prompt }: SubscribedEvent): Shown => ({
  data,
  ...(prompt && { respond: prompt.kind }),
})

const isAmong = (all: readonly Shown[], { data }: Shown) =>
  all.some((each) => isDeepStrictEqual(each.data, data))

/** The prompts that the host has decided itself, after its timeout: their calls and questions have a response. */
const decidedBy = ({ data }: SubscribedEvent, { prompts }: Turn): Prompt[] =>
  /^(tool_call|inquiry)_response$/.test(data.type)
    ? [...prompts.values()].filter(({ id }) => id === data.id)
    : []

function settle({ shown, prompts }: Turn, { kind, id }: Prompt): void {
  prompts.delete(`${kind} ${id}`)
  const asked = shown.find((each) => each.respond === kind && each.data.id === id)
  if (asked) delete asked.respond
}

function answer(prompt: Prompt, { action, arguments: args, answer: text }: Json): void {
  if (prompt.kind === 'inquiry') {
    if (text === undefined) throw new Failure('there is no `answer`')
    prompt.answer(text)
  } else if (action === 'approve') prompt.approve()
  else if (action === 'reject') prompt.reject()
  else if (action === 'modify' && args?.constructor === Object) prompt.modify(args as Json)
  else throw new Failure('`action` is approve, reject, or modify with `arguments`')
}
