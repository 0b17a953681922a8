import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { Failure, type Json } from '../../../sdk/index.ts'
import type { Chat } from './chat.ts'
import { PAGE, PAGE_HEADERS } from './page.ts'
import { streamTo } from './stream.ts'

/** Milliseconds that open requests have when the plugin is to end; a host gives five seconds in all. */
const ENDING_MS = 1_500

/** Bytes that a request may hold. */
const LONGEST = 1_048_576

/** A server that runs. `close` refuses new connections, and settles when the open requests are complete. */
export interface Running {
  port: number
  close(): Promise<void>
}

/** Serves the page on the loopback interface. @throws Failure when the port is taken. */
export async function serve(chat: Chat, wanted: number): Promise<Running> {
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => void respond(chat, request, response, streams))
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening').catch((error) => {
    throw new Failure(`port ${wanted}: ${(error as Error).message}`)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const stream of streams) stream.end()
      await Promise.race([closed, pass(ENDING_MS)])
    },
  }
}

async function respond(
  chat: Chat,
  request: IncomingMessage,
  response: ServerResponse,
  streams: Set<ServerResponse>,
): Promise<void> {
  try {
    if (isForeign(request)) throw new Rejected(403, 'this is served to its own page alone')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const route = `${request.method} ${pathname}`
    if (route === 'GET /') response.writeHead(200, PAGE_HEADERS).end(PAGE)
    else if (route === 'GET /events')
      await streamTo(chat, String(searchParams.get('conversation')), response, streams)
    else reply(response, 200, await actionOf(route)(chat, await bodyOf(request)))
  } catch (thrown) {
    refuse(response, thrown)
  }
}

type Action = (chat: Chat, body: Json) => unknown

const actions: Record<string, Action> = {
  'GET /conversations': (chat) => chat.conversations(),
  async 'POST /conversations'(chat, { title }) {
    return { conversation: await chat.create(textIn(title)) }
  },
  async 'POST /messages'(chat, { conversation, content }) {
    await chat.ask(textIn(conversation), textIn(content))
    return {}
  },
  'POST /decisions'(chat, { conversation, ...decision }) {
    chat.decide(textIn(conversation), decision)
    return {}
  },
}

/** A request that is not served, with the status that states why. */
class Rejected extends Failure {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function actionOf(route: string): Action {
  const action = Object.hasOwn(actions, route) ? actions[route] : undefined
  if (!action) throw new Rejected(404, 'nothing is here')
  return action
}

/**
 * Whether a page of another origin asks: by its own name for this address (DNS rebinding), or by a request that
 * browsers send without asking us, which hold no JSON.
 */
function isForeign({ method, headers, socket }: IncomingMessage): boolean {
  const own = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`)
  if (!own.includes(headers.host ?? '')) return true
  const { origin, 'content-type': type = '' } = headers
  if (origin !== undefined && !own.includes(origin.replace('http://', ''))) return true
  return method === 'POST' && !/^application\/json *(;|$)/.test(type)
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  if (request.method !== 'POST') return {}
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > LONGEST) throw new Rejected(413, `a request holds ${LONGEST} bytes at most`)
    pieces.push(piece)
  }
  return objectIn(Buffer.concat(pieces).toString('utf8'))
}

function objectIn(text: string): Json {
  try {
    const value = JSON.parse(text)
    if (value?.constructor === Object) return value
  } catch {}
  throw new Rejected(400, 'the body is no JSON object')
}

function textIn(value: unknown): string {
  if (typeof value !== 'string') throw new Rejected(400, 'a text is missing')
  return value
}

function reply(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** What the host refuses, or was decided already, is a conflict; anything else is a defect of ours. */
function refuse(response: ServerResponse, thrown: unknown): void {
  if (!(thrown instanceof Failure)) process.stderr.write(`${(thrown as Error).stack}\n`)
  if (response.headersSent) return void response.destroy()
  const status = thrown instanceof Rejected ? thrown.status : thrown instanceof Failure ? 409 : 500
  reply(response, status, { error: String((thrown as Error).message) })
}
