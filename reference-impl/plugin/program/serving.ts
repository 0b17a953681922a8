import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { elementsOf, isObject } from '../../../harness/wire/json.ts'
import type { Host } from './host.ts'
import type { Answer, Message, Seams } from './seams.ts'

/** Serves titles, an echo and the events of conversations on this machine, until it is asked to end. */
export async function serve(host: Host, [port]: readonly string[], _: Message): Promise<void> {
  if (port === undefined) return host.print('serving\n', { channel: 'chrome' })
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plugin')
    const conversation = searchParams.get('conversation') ?? ''
    if (pathname === '/events') void stream(host, conversation, response, streams)
    else void answer(host, request, pathname).then((its) => end(host.seams, response, its))
  })
  host.onShutdown = () => finish(host, server, streams)
  host.seams.listen(server, Number(port))
  host.print(`serving at port ${port}\n`, { channel: 'chrome' })
}

/** Milliseconds for open responses, which wait for the host where it is gone. */
const ENDING_MS = 1_500

/** Refuses new connections, ends the streams, and waits for the open responses. @see rfd072 §Web Server Example */
function finish(host: Host, server: Server, streams: Set<ServerResponse>): void {
  setTimeout(() => host.exit(0), ENDING_MS)
  for (const response of streams) response.end()
  host.seams.closeServer(server, () => host.exit(0))
}

async function answer(host: Host, request: IncomingMessage, path: string): Promise<Answer> {
  if (path === '/echo') return { status: 200, body: await bodyOf(request) }
  if (path !== '/titles') return { status: 404, body: 'nothing is here\n' }
  const list = await host.ask({ type: 'list_conversations' })
  if (list.type === 'error') return { status: 502, body: `${String(list.message)}\n` }
  const titles = elementsOf(list.data).map((each) => (isObject(each) ? each.title : undefined))
  return { status: 200, body: titles.map((title) => `${title || '(untitled)'}\n`).join('') }
}

/** Bytes of a body that are echoed. */
const LONGEST = 65_536

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    pieces.push(piece.subarray(0, LONGEST - length))
    length = Math.min(LONGEST, length + piece.length)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function end(seams: Seams, response: ServerResponse, its: Answer): void {
  const { status, body } = seams.answer(its)
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(body)
}

let consumers = 0

/** Follows a conversation for one consumer, as long as it stays. @see rfd-d18 §Web Chat Example */
async function stream(
  host: Host,
  conversation: string,
  response: ServerResponse,
  streams: Set<ServerResponse>,
): Promise<void> {
  consumers += 1
  const sub_id = `browser-${consumers}`
  response.setHeader('content-type', 'text/event-stream')
  host.readers.set(sub_id, ({ data }) => response.write(`data: ${JSON.stringify(data)}\n\n`))
  const reply = await host.ask({ type: 'subscribe', sub_id, conversation })
  if (reply.type === 'error') {
    response.statusCode = 404
    return void response.end(`: ${String(reply.message)}\n\n`)
  }
  streams.add(response)
  response.write(': subscribed\n\n')
  response.once('close', () => {
    streams.delete(response)
    host.readers.delete(sub_id)
    if (!response.writableFinished) void host.ask({ type: 'unsubscribe', sub_id })
  })
}
