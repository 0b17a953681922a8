import type {
  ContentBlock,
  ErrorParams,
  InitParams,
  StateParams,
} from '../../../spec/generated/messages/vfs.ts'
import type { Capabilities, ErrorObject, Id, Message, Method } from './messages.ts'
import type { Request, Seams } from './seams.ts'

/** The host refused a request. @see rfd-d11 §Error codes */
export class HostError extends Error {
  readonly error: ErrorObject

  constructor(error: ErrorObject) {
    super(error.message)
    this.error = error
  }
}

/** A request that has no response yet. */
interface Open {
  id: Id
  settle(response: Message): void
}

/** The host at the other end of stdin and stdout. */
export class Host {
  readonly tool: { name: string } & Record<'arguments' | 'answers' | 'options', Json>
  readonly protocolVersion: string
  /** Sends a request of any name; rejects with `HostError`. */
  readonly request: Request
  readonly #seams: Seams
  readonly #inputs: unknown[] = []
  #wanted: ((input: unknown) => void) | undefined
  #open: Open | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor({ tool, protocol_version }: InitParams, seams: Seams) {
    const { name, arguments: args = {}, answers = {}, options = {} } = tool
    this.tool = { name, arguments: args, answers, options }
    this.protocolVersion = protocol_version
    this.#seams = seams
    this.request = seams.around((method, params) => this.#inTurn(method, params))
  }

  /** A stateful run states which action started it. @see rfd-d11 §Integration with the stateful tool protocol */
  get stateful(): boolean {
    return 'action' in this.tool.arguments
  }

  /** Asks the host for something and waits for its response; rejects with `HostError`. @see rfd-d11 §Protocol methods */
  async call<M extends Method>(
    method: M,
    params: Capabilities[M]['params'],
  ): Promise<Capabilities[M]['result']> {
    return (await this.request(method, { ...params })) as unknown as Capabilities[M]['result']
  }

  /** Takes the oldest input that was applied and not taken yet, and waits for one when there is none. */
  nextInput(): Promise<unknown> {
    if (this.#inputs.length > 0) return Promise.resolve(this.#inputs.shift())
    return new Promise((resolve) => {
      this.#wanted = resolve
    })
  }

  /** Reports a state. @see rfd-d11 §Integration with the stateful tool protocol */
  state(params: StateParams): void {
    this.#notify('state', params)
  }

  /** Reports success; nothing may follow. @see rfd-d11 §Request and response format */
  result(content: string | ContentBlock[]): void {
    this.#notify('result', { content })
  }

  /** Reports failure; nothing may follow. @see rfd-d11 §Request and response format */
  fail(params: ErrorParams): void {
    this.#notify('error', params)
  }

  /** Takes a message of the host; what nobody waits for and nobody knows is ignored. */
  hear(message: Message): void {
    const open = this.#open
    if (open && this.#seams.answers(message, open.id)) {
      this.#open = undefined
      open.settle(message)
    } else if (message.method === 'apply') this.#keep(message.params?.input)
    else if (message.method === 'cancel') this.#seams.leave('cancelled')
  }

  #keep(input: unknown): void {
    const wanted = this.#wanted
    this.#wanted = undefined
    if (wanted) wanted(input)
    else this.#inputs.push(input)
  }

  /** One request at a time: each waits until the one before it is answered. @see rfd-d11 §Concurrent requests */
  #inTurn(method: string, params: Json): Promise<Json> {
    const answered = this.#last.then(() => this.#exchange(method, params))
    this.#last = answered.catch(() => {})
    return answered
  }

  async #exchange(method: string, params: Json): Promise<Json> {
    const id = this.#seams.newId()
    const response = new Promise<Message>((settle) => {
      this.#open = { id, settle }
    })
    this.#send({ jsonrpc: '2.0', id, method, params })
    const { result, error } = await response
    if (error) throw new HostError(error)
    return result ?? {}
  }

  #notify(method: string, params: object): void {
    this.#send({ jsonrpc: '2.0', method, params: params as Json })
  }

  #send(message: Message): void {
    this.#seams.write(this.#seams.encode(message))
  }
}

type Json = Record<string, unknown>
