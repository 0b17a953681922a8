import { join } from 'node:path'
import { elementsOf, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { Locks } from '../locks.ts'
import { type Message, Refusal } from '../message.ts'
import type { Subscriptions } from '../subscriptions.ts'
import type { Workspace } from '../workspace.ts'
import type { Writer } from '../writer.ts'
import type { Assistant, TurnRequest } from './assistant.ts'
import { Prompts } from './prompts.ts'
import { Tools } from './tools.ts'
import { type Decision, Turn } from './turn.ts'

/** What queries are run with. */
export interface QuerySources {
  workspace: Workspace
  writer: Writer
  subscriptions: Subscriptions
  assistant: Assistant
  settings: JsonObject
}

/** The queries of one plugin; their locks are none of the plugin's own. @see rfd-d18 §Query (Agent Loop Delegation) */
export class Queries {
  protected readonly sources: QuerySources
  protected readonly locks: Locks
  protected readonly running = new Set<string>()
  protected readonly turns = new Set<Turn>()
  protected readonly Turn: typeof Turn = Turn
  protected readonly tools: Tools
  protected readonly prompts: Prompts

  constructor(sources: QuerySources) {
    const { workspace, subscriptions, settings } = sources
    this.sources = sources
    this.tools = new Tools(workspace)
    this.prompts = this.promptsFor(subscriptions, settings)
    this.locks = new Locks(join(sources.workspace.storage, 'locks'))
  }

  /** Begins a turn, once the reply has been sent. @throws Refusal */
  start(message: Message): Message {
    const request = this.requestIn(message)
    const { conversation } = request
    this.sources.workspace.find(conversation)
    this.check(request)
    this.lock(conversation)
    this.running.add(conversation)
    setImmediate(() => void this.run(request))
    return { type: 'query_started', conversation }
  }

  /** Takes the answer to a prompt. @throws Refusal */
  respond(message: Message): void {
    this.prompts.respond(message)
  }

  /** Aborts the turns that nobody waits for any more, ends their tools and gives their locks back. */
  async end(): Promise<void> {
    this.abort()
    this.prompts.close()
    await this.tools.close()
    for (const conversation of this.locks.held) this.locks.free(conversation)
  }

  protected abort(): void {
    for (const turn of this.turns) turn.abort()
  }

  protected requestIn({ conversation, content, attachments, schema }: Message): TurnRequest {
    if (typeof conversation !== 'string') throw new Refusal('`conversation` is no string')
    if (typeof content !== 'string') throw new Refusal('`content` is no string')
    const constrained = isObject(schema) && { schema }
    return { conversation, content, attachments: elementsOf(attachments), ...constrained }
  }

  /** @throws Refusal when the events of the turn could not be delivered, or another turn runs. */
  protected check({ conversation }: TurnRequest): void {
    if (this.sources.subscriptions.to(conversation).length === 0)
      throw new Refusal('no subscription to the conversation', { conversation })
    if (this.running.has(conversation)) throw new Refusal('a query runs on the conversation')
  }

  protected lock(conversation: string): void {
    if (!this.sources.writer.holds(conversation) && !this.locks.take(conversation))
      throw new Refusal('conversation is locked by another process', { conversation })
  }

  protected async run(request: TurnRequest): Promise<void> {
    const { conversation } = request
    const turn = this.turnOf(request)
    this.turns.add(turn)
    const failure = await turn.run().then(
      () => ({}),
      (error: unknown) => ({ error: String(error) }),
    )
    this.turns.delete(turn)
    this.release(conversation)
    this.complete(conversation, failure)
  }

  protected turnOf(request: TurnRequest): Turn {
    const { workspace, assistant, subscriptions } = this.sources
    const { conversation } = request
    return new this.Turn(
      request,
      workspace,
      assistant,
      {
        piece: (event) => this.show(conversation, event),
        flowing: () => subscriptions.flowing(),
        stored: (shown) => subscriptions.look(conversation, shown),
        approve: (call) => this.approve(conversation, call),
        answer: (inquiry) => this.answer(conversation, inquiry),
      },
      this.tools,
    )
  }

  protected promptsFor(...given: ConstructorParameters<typeof Prompts>): Prompts {
    return new Prompts(...given)
  }

  protected async approve(conversation: string, data: JsonObject): Promise<Decision> {
    const answer = await this.prompts.ask(conversation, { respond: 'tool_approval', data })
    if (!answer) return { action: this.prompts.fallback.action }
    const { action, arguments: args } = answer
    return action === 'modify' && isObject(args)
      ? { action, arguments: args }
      : { action: action === 'approve' ? action : 'reject' }
  }

  /** Asks in the flat form, with the options beside the question. */
  protected async answer(conversation: string, inquiry: JsonObject): Promise<unknown> {
    const data = { ...inquiry, ...flat(inquiry.question) }
    return (await this.prompts.ask(conversation, { respond: 'inquiry', data }))?.answer
  }

  protected show(conversation: string, event: JsonObject): void {
    const { subscriptions } = this.sources
    for (const each of subscriptions.to(conversation)) subscriptions.deliver(each, event)
  }

  protected release(conversation: string): void {
    this.running.delete(conversation)
    this.locks.free(conversation)
  }

  protected complete(conversation: string, failure: JsonObject): void {
    this.show(conversation, { type: 'query_complete', ...failure })
  }
}

/** The text of a question and what can be chosen. */
function flat(question: unknown): JsonObject {
  const { text, schema } = isObject(question) ? question : {}
  const { enum: options } = isObject(schema) ? schema : {}
  return { question: text, ...(options !== undefined && { options }) }
}
