import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { ToolCall } from '../../../../spec/generated/messages/toolstate.ts'
import { completed } from '../pushed-events.ts'
import type { Workspace } from '../workspace.ts'
import { type Assistant, type Piece, ProviderFailure, type TurnRequest } from './assistant.ts'
import type { Call, Tools } from './tools.ts'

/** How often a model is asked again that failed before it replied anything. */
const RETRIES = 2

/** Whether a call may run, and with which arguments in place of its own. */
export interface Decision {
  action: 'approve' | 'reject' | 'modify'
  arguments?: JsonObject
}

/** Who sees a turn while it runs, and decides what it leaves open. */
export interface Audience {
  /** A piece of a response. */
  piece(event: JsonObject): void
  /** More can be shown. */
  flowing(): Promise<void>
  /** The conversation has grown by events of which `shown` were seen as pieces. */
  stored(shown: number): void
  /** Decides about a call that needs approval. */
  approve(call: JsonObject): Promise<Decision>
  /** Answers the question of a tool; undefined when nobody does. */
  answer(inquiry: JsonObject): Promise<unknown>
}

/** A turn of the agent loop: from what the user asks to the end of the answer. @see rfd-d18 §Query (Agent Loop Delegation) */
export class Turn {
  protected readonly request: TurnRequest
  protected readonly workspace: Workspace
  protected readonly assistant: Assistant
  protected readonly audience: Audience
  protected readonly tools: Tools
  protected isOver = false
  protected readonly interruption = new AbortController()

  constructor(
    request: TurnRequest,
    workspace: Workspace,
    assistant: Assistant,
    audience: Audience,
    tools: Tools,
  ) {
    this.request = request
    this.workspace = workspace
    this.assistant = assistant
    this.audience = audience
    this.tools = tools
  }

  /** Runs it to its end. @throws ProviderFailure when the model fails for good. */
  async run(): Promise<void> {
    this.store(this.opening())
    while (await this.round());
  }

  /** Ends it where it stands: each call without a response gets one, and nothing follows. */
  abort(): void {
    const unanswered = unansweredIn(this.workspace.read(this.request.conversation))
    if (unanswered.length > 0) this.store(unanswered.map(abandoned))
    this.isOver = true
    this.interruption.abort()
  }

  /** One answer and the calls in it; false when there are none, and the turn is over. */
  protected async round(): Promise<boolean> {
    const events = await this.answer()
    const response = events.filter((event) => !isCall(event))
    this.store(response, response.length)
    const calls = events.filter(isCall)
    await Promise.all(calls.map((call) => this.call(call)))
    return calls.length > 0 && !this.isOver
  }

  /** Announces a call, has it approved where that is needed, runs it and stores its response. */
  protected async call(call: Call): Promise<void> {
    const { action, arguments: args = call.arguments } = await this.decide(call)
    if (this.isOver) return
    if (action === 'reject') this.store([rejected(call)])
    else this.store([await this.runTool({ ...call, arguments: args })])
  }

  protected async decide(call: Call): Promise<Decision> {
    if (this.tools.needsApproval(call.name)) return this.audience.approve(this.storePrompt(call))
    this.store([call])
    return { action: 'approve' }
  }

  protected runTool(call: Call): Promise<JsonObject> {
    return this.tools.run(call, (question) => this.inquire(call, question))
  }

  /** Puts the question of a tool to the user, and stores both. */
  protected async inquire(
    { id: of, name }: Call,
    { id: key, ...question }: JsonObject & { id: string },
  ): Promise<{ answer: unknown } | { denied: true }> {
    const id = `${of}.${key}`
    const source = { source: 'tool', name }
    const event = { type: 'inquiry_request', id, source, question }
    const answer = await this.audience.answer(this.storePrompt(event))
    if (answer === undefined) return { denied: true }
    this.store([{ type: 'inquiry_response', id, answer }])
    return { answer }
  }

  protected opening(): JsonObject[] {
    const { content, schema } = this.request
    return [{ type: 'turn_start' }, { type: 'chat_request', content, ...(schema && { schema }) }]
  }

  /** The events of an answer, whose pieces are shown as they come. */
  protected async answer(retries = RETRIES): Promise<JsonObject[]> {
    const pieces: Piece[] = []
    try {
      for await (const piece of this.ask()) {
        pieces.push(piece)
        if (!('call' in piece)) this.show(piece)
        await this.audience.flowing()
      }
    } catch (error) {
      const isTransient = error instanceof ProviderFailure && !error.isFinal
      if (!isTransient || pieces.length > 0 || retries === 0) throw error
      return this.answer(retries - 1)
    }
    return eventsOf(pieces)
  }

  protected ask(): AsyncIterable<Piece> {
    const events = this.workspace.read(this.request.conversation)
    const request = { ...this.request, events, tools: this.tools.offered() }
    return this.assistant.reply(request, this.interruption.signal)
  }

  protected show(piece: Piece): void {
    const timestamp = new Date().toISOString().replace('T', ' ').replace('Z', '')
    this.audience.piece({ timestamp, type: 'chat_response', ...piece })
  }

  /** Appends events, of which the last ones were shown already or will be. */
  protected store(events: readonly JsonObject[], shown = 0): void {
    if (this.isOver) return
    const { conversation } = this.request
    const before = this.workspace.read(conversation)
    this.workspace.store(conversation, [...before, ...completed(before, events)])
    this.audience.stored(shown)
  }

  /** Stores an event that will be shown as a prompt; gives it as it is stored. */
  protected storePrompt(event: JsonObject): JsonObject {
    this.store([event], 1)
    return this.workspace.read(this.request.conversation).at(-1) ?? event
  }
}

const isCall = (event: JsonObject): event is Call => event.type === 'tool_call_request'

/** The calls of the last turn that have no response. */
function unansweredIn(events: readonly JsonObject[]): JsonObject[] {
  const turn = events.slice(events.findLastIndex(({ type }) => type === 'turn_start'))
  const answered = turn.filter(({ type }) => type === 'tool_call_response').map(({ id }) => id)
  return turn.filter((event) => isCall(event) && !answered.includes(event.id))
}

/** The response to a call whose turn has ended before. */
const abandoned = ({ id }: JsonObject) => ({
  ...{ type: 'tool_call_response', id },
  ...{ content: 'the turn was aborted', is_error: true },
})

/** The response to a call that was not permitted. */
const rejected = ({ id }: Call) => ({
  ...{ type: 'tool_call_response', id },
  ...{ content: 'the call was rejected', is_error: true },
})

/** The events that pieces make: reasoning, text, structured output and calls. */
function eventsOf(pieces: readonly Piece[]): JsonObject[] {
  const type = 'chat_response'
  const reasoning = pieces.map((piece) => ('reasoning' in piece ? piece.reasoning : '')).join('')
  const message = pieces.map((piece) => ('message' in piece ? piece.message : '')).join('')
  const data = pieces.filter((piece) => 'data' in piece)
  return [
    ...(reasoning === '' ? [] : [{ type, reasoning }]),
    ...(message === '' ? [] : [{ type, message }]),
    ...data.map((piece) => ({ type, ...piece })),
    ...pieces.flatMap((piece) => ('call' in piece ? [requestOf(piece.call)] : [])),
  ]
}

const requestOf = ({ id, tool, arguments: args }: ToolCall): Call => ({
  ...{ type: 'tool_call_request', id, name: tool, arguments: args },
})
