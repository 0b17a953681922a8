/** A client for the VFS tool protocol: JSON objects, one a line, from stdin and to stdout. */

type Params = Record<string, unknown>
type HostErrorObject = { code: number; message: string }
type Message = {
  id?: unknown
  method?: string
  params?: Params
  result?: unknown
  error?: HostErrorObject
}
type Init = {
  tool: { name: string; arguments: Params; answers?: Params; options?: Params }
  protocol_version: string
}

const TIMEOUT = -32004

/** The host answered a call with an error. */
export class HostError extends Error {
  readonly code: number

  constructor({ code, message }: HostErrorObject) {
    super(message)
    this.code = code
  }
}

/** The host at the other end; `cancel` and the end of input end the program. */
export class Host {
  readonly init: Init
  #messages: AsyncIterator<Message>
  #lastId = 0

  /** Waits for `init`. */
  static async connect(): Promise<Host> {
    const messages = listen()
    const init = await find(messages, ({ method }) => method === 'init')
    return new Host(messages, init.params as Init)
  }

  private constructor(messages: AsyncIterator<Message>, init: Init) {
    this.#messages = messages
    this.init = init
  }

  /** Sends one request and returns its result; throws HostError. */
  async call(method: string, params: Params): Promise<unknown> {
    this.#lastId += 1
    await send({ id: this.#lastId, method, params })
    const isOurs = (message: Message) => !message.method && message.id === this.#lastId
    const { error, result } = await find(this.#messages, isOurs)
    if (error) throw new HostError(error)
    return result
  }
}

/** Runs the tool; the text that it returns is the result, what it throws the error. */
export async function run(tool: (host: Host) => Promise<string>): Promise<void> {
  const host = await Host.connect()
  await send(await tool(host).then(asResult, asError))
  process.exit(0)
}

const asResult = (text: string) => ({
  method: 'result',
  params: { content: [{ type: 'text', text }] },
})

const asError = (error: Error) => ({
  method: 'error',
  params: {
    message: error.message,
    trace: [],
    transient: error instanceof HostError && error.code === TIMEOUT,
  },
})

async function find(messages: AsyncIterator<Message>, wanted: (message: Message) => boolean) {
  for (;;) {
    const { value, done } = await messages.next()
    if (done || value.method === 'cancel') process.exit(0)
    if (wanted(value)) return value
  }
}

async function* listen(): AsyncGenerator<Message> {
  for await (const line of lines(process.stdin)) yield JSON.parse(line)
}

/** node:readline takes U+2028 for the end of a line too, JSON does not. */
async function* lines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let pieces: string[] = []
  for await (const chunk of input) {
    const [head = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n')
    pieces.push(head)
    for (const piece of rest) {
      yield pieces.join('')
      pieces = [piece]
    }
  }
}

function send(message: object): Promise<void> {
  const line = `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`
  return new Promise((written) => process.stdout.write(line, () => written()))
}
