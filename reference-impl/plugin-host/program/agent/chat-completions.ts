import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { type Assistant, type AssistantRequest, type Piece, ProviderFailure } from './assistant.ts'
import { ChatReply } from './chat-reply.ts'
import { bodyFor } from './chat-request.ts'
import { dataIn } from './server-sent-events.ts'

/** A server that speaks the chat completions API of OpenAI, as many do. */
export interface ChatServer {
  /** Its address, behind which `/chat/completions` follows. */
  baseUrl: string
  model: string
  key?: string
  /** Milliseconds that it may send nothing. */
  silenceMs: number
}

/** Characters of what a server states of its failure. */
const STATED = 200

/** Statuses of failures that may go away. */
const TRANSIENT = [408, 409, 425, 429]

/** An assistant behind a server, whose replies are streamed. */
export class ChatCompletions implements Assistant {
  readonly #server: ChatServer

  constructor(server: ChatServer) {
    this.#server = server
  }

  async *reply(request: AssistantRequest, interruption?: AbortSignal): AsyncIterable<Piece> {
    const silence = new AbortController()
    const fall = () => silence.abort()
    let timer = setTimeout(fall, this.#server.silenceMs)
    const signals = [silence.signal, ...(interruption ? [interruption] : [])]
    try {
      for await (const piece of this.#stream(request, AbortSignal.any(signals))) {
        // Whoever takes the pieces may take their time.
        clearTimeout(timer)
        if (piece) yield piece
        timer = setTimeout(fall, this.#server.silenceMs)
      }
    } catch (error) {
      throw failureOf(error, { isSilent: silence.signal.aborted, interruption })
    } finally {
      clearTimeout(timer)
    }
  }

  /** The pieces of a reply; undefined for each message of the server that holds none. */
  async *#stream(request: AssistantRequest, signal: AbortSignal): AsyncIterable<Piece | undefined> {
    const response = await this.#post(bodyFor(request, this.#server.model), signal)
    if (!response.ok || !response.body) throw await refusalOf(response)
    const reply = new ChatReply(request.schema !== undefined)
    for await (const data of dataIn(response.body)) {
      if (data === '[DONE]') break
      yield* reply.take(data)
      yield undefined
    }
    yield* reply.end()
  }

  /** A redirection is refused, so that the key comes to no other server. */
  #post(body: JsonObject, signal: AbortSignal): Promise<Response> {
    const { baseUrl, key } = this.#server
    return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      ...{ method: 'POST', redirect: 'error', signal, body: JSON.stringify(body) },
      headers: {
        ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
    })
  }
}

/** What became of a request: whether the server was silent, or nobody waits any more. */
interface Broken {
  isSilent: boolean
  interruption: AbortSignal | undefined
}

function failureOf(error: unknown, { isSilent, interruption }: Broken): unknown {
  if (interruption?.aborted) return new ProviderFailure('interrupted', { isFinal: true })
  if (isSilent) return new ProviderFailure('the model is silent')
  if (error instanceof ProviderFailure) return error
  const { message, cause } = error as Error
  return new ProviderFailure(
    `the model cannot be reached: ${String((cause as Error)?.message ?? message)}`,
  )
}

/** What a status means, with what the server itself states of it. */
async function refusalOf(response: Response): Promise<ProviderFailure> {
  const { status } = response
  const text = await beginningOf(response)
  const { error } = toObject(parse(text))
  const stated = String(toObject(error).message ?? text).slice(0, STATED)
  const isFinal = status < 500 && !TRANSIENT.includes(status)
  return new ProviderFailure(`the model refuses with status ${status}: ${stated}`, { isFinal })
}

const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Bytes of a refusal that are read. */
const REFUSAL = 16 * 1024

async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    if (Buffer.concat(chunks).length > REFUSAL) break
  }
  return Buffer.concat(chunks).toString('utf8', 0, REFUSAL)
}
