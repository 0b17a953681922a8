import type { ConversationEvent } from './plugin-messages.ts'
import type { Json } from './tool.ts'

/** Something that the host wants decided, by the kind that its event states. @see rfd-d18 §Interactive Events */
export type Prompt = Approval | Inquiry

type Respond = (members: Json) => void

/** Sends the first answer alone: a host may take a second one for another prompt. */
class Open {
  readonly id: string
  #respond: Respond | undefined

  constructor(id: string, respond: Respond) {
    this.id = id
    this.#respond = respond
  }

  /** Whether this was the first answer, which is the one that was sent. */
  protected send(members: Json): boolean {
    const respond = this.#respond
    this.#respond = undefined
    respond?.(members)
    return respond !== undefined
  }
}

/** A call of a tool that waits for permission. Each answer gives whether it was the first. */
export class Approval extends Open {
  readonly kind = 'tool_approval'
  readonly name: string
  readonly arguments: Json

  constructor({ id, name, arguments: args }: ConversationEvent, respond: Respond) {
    super(String(id), (members) => respond({ tool_call_id: id, ...members }))
    this.name = String(name)
    this.arguments = (args ?? {}) as Json
  }

  approve = (): boolean => this.send({ action: 'approve' })

  reject = (): boolean => this.send({ action: 'reject' })

  /** Runs the tool with these arguments, which are all that it gets. */
  modify = (args: Json): boolean => this.send({ action: 'modify', arguments: args })
}

/** A question of a tool. */
export class Inquiry extends Open {
  readonly kind = 'inquiry'
  readonly text: string
  /** What can be chosen; undefined where any answer is possible. */
  readonly options: readonly unknown[] | undefined

  constructor({ id, question, options }: ConversationEvent, respond: Respond) {
    super(String(id), (members) => respond({ inquiry_id: id, ...members }))
    const { text = question } = (question ?? {}) as { text?: unknown }
    this.text = String(text)
    this.options = Array.isArray(options) ? options : undefined
  }

  /** Answers with a JSON value; gives whether it was the first answer. */
  answer = (answer: unknown): boolean => this.send({ answer })
}

/** The prompt in an event, by its `respond`; undefined where nothing is asked that is known. */
export function promptIn(kind: unknown, event: ConversationEvent, send: Respond) {
  if (kind === 'tool_approval') return new Approval(event, send)
  return kind === 'inquiry' ? new Inquiry(event, send) : undefined
}
