import { type ErrorObject, Failure, HostError, type Reason } from './failure.ts'
import { lines, writeLine } from './lines.ts'
import type { Method, Methods } from './methods.ts'
import type { Invocation, Json, State } from './tool.ts'

/** A message of the host. */
interface Message {
  id?: unknown
  method?: string
  params?: Json
  result?: Json
  error?: ErrorObject
}

/**
 * The host at the other end of stdin and stdout; its `cancel`, and the end of input, end the program.
 * @see rfd-d11 §Protocol methods
 */
export class Host {
  readonly #inputs: unknown[] = []
  #wanted: ((input: unknown) => void) | undefined
  #open: { id: number; settle(response: Message): void } | undefined
  #lastId = 0
  #turn: Promise<unknown> = Promise.resolve()

  /** Waits for `init`; gives the host, the call that started the program, and the version of the protocol. */
  static async connect(): Promise<{ host: Host; call: Invocation; version: string }> {
    const input = lines()
    const { tool, protocol_version: version } = await initIn(input)
    const { name, arguments: given = {}, answers = {}, options = {} } = tool
    const host = new Host()
    host.#listen(input)
    return { host, call: { name, arguments: given, answers, options }, version }
  }

  /** Asks the host for something; waits for those that were asked before. @throws HostError when the host refuses it */
  call<M extends Method>(method: M, params: Methods[M]['params']): Promise<Methods[M]['result']> {
    return this.request(method, params) as Promise<Methods[M]['result']>
  }

  /** Asks for a method of any name. @throws HostError */
  request(method: string, params: object): Promise<unknown> {
    const answered = this.#turn.then(() => this.#exchange(method, params))
    this.#turn = answered.catch(() => {})
    return answered
  }

  /** Reads a file that holds text. @throws Failure when it holds anything else */
  async readText(path: string): Promise<string> {
    const { content, encoding } = await this.call('fs.read', { path })
    if (encoding) throw new Failure(`${path} is not a text file`)
    return content
  }

  /** Takes the oldest input that was applied and not taken yet, or waits for one. */
  nextInput(): Promise<unknown> {
    if (this.#inputs.length > 0) return Promise.resolve(this.#inputs.shift())
    return new Promise((resolve) => {
      this.#wanted = resolve
    })
  }

  /** Reports a state. @see rfd-d11 §Integration with the stateful tool protocol */
  state(state: State): Promise<void> {
    return this.#notify('state', state)
  }

  /** Reports success; nothing may follow. @see rfd-d11 §Request and response format */
  result(content: unknown): Promise<void> {
    return this.#notify('result', { content })
  }

  /** Reports failure; nothing may follow. @see rfd-d11 §Request and response format */
  error(reason: Reason): Promise<void> {
    return this.#notify('error', reason)
  }

  async #listen(input: AsyncGenerator<string>): Promise<void> {
    for await (const line of input) this.#hear(JSON.parse(line))
    process.exit(0)
  }

  /** What nobody waits for and nobody knows is ignored. */
  #hear({ id, method, params, result, error }: Message): void {
    if (method === 'cancel') process.exit(0)
    else if (method === 'apply') this.#take(params?.input)
    else if (method === undefined && this.#open?.id === id) this.#open?.settle({ result, error })
  }

  #take(input: unknown): void {
    const wanted = this.#wanted
    this.#wanted = undefined
    if (wanted) wanted(input)
    else this.#inputs.push(input)
  }

  async #exchange(method: string, params: object): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    const response = new Promise<Message>((settle) => {
      this.#open = { id, settle }
    })
    await writeLine({ jsonrpc: '2.0', id, method, params })
    const { result, error } = await response
    this.#open = undefined
    if (error) throw new HostError(error)
    return result
  }

  #notify(method: string, params: object): Promise<void> {
    return writeLine({ jsonrpc: '2.0', method, params })
  }
}

async function initIn(input: AsyncGenerator<string>): Promise<Init> {
  for (;;) {
    const { value, done } = await input.next()
    if (done) process.exit(0)
    const { method, params } = JSON.parse(value) as Message
    if (method === 'cancel') process.exit(0)
    if (method === 'init') return params as unknown as Init
  }
}

/** What the host states first. @see rfd-d11 §Initial context */
interface Init {
  tool: Pick<Invocation, 'name'> & Partial<Invocation>
  protocol_version: string
}
