import { isUtf8 } from 'node:buffer'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebRequest } from '../transcript.ts'
import type { Body, Route } from './route.ts'

/** A running server of a scenario. */
export interface WebServer {
  /** Base URL without a final slash. */
  url: string
  port: number
  /** Ends every connection. */
  close(): void
}

const ROOT: Route = { path: '/', headers: { 'content-type': 'text/plain' }, body: 'hello' }

/** How many bytes the requests of one scenario may have, each counted as at least `LEAST`; more is broken off. */
const MOST = 64 * 1024 * 1024
const LEAST = 1_024

/** Serves routes, which may name the server itself and are therefore asked for late, on the loopback interface and reports every request once its body has come. */
export async function openWebServer(
  routes: () => readonly Route[],
  heard: (request: WebRequest) => void,
): Promise<WebServer> {
  const asked = new Map<string, number>()
  let budget = MOST
  const server = createServer(async (request, response) => {
    if (budget < 0) return void response.destroy()
    const body = await bodyOf(request, budget)
    budget -= body.length + LEAST
    heard(written(request, body))
    if (budget < 0) return void response.destroy()
    const route = routeFor([...routes(), ROOT], request, asked)
    if (route) answer(route, request, body, response)
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('nothing is here')
  })
  await listening(server)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
}

/** A body that breaks off is as long as it came; one that is longer than `most` is broken off. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      pieces.push(piece)
      length += piece.length
      if (length > most) break
    }
  } catch {
    // The client went away, and nobody waits for an answer.
  }
  return Buffer.concat(pieces)
}

function written(
  { method = '', url = '', headers, rawHeaders }: IncomingMessage,
  body: Buffer,
): WebRequest {
  const spelled = isUtf8(body) ? { body: body.toString() } : { base64: body.toString('base64') }
  return {
    method,
    path: url,
    headers: headers as WebRequest['headers'],
    rawHeaders,
    ...(body.length > 0 && spelled),
  }
}

/** Routes of one path and method are used in turn, the last one again and again. */
function routeFor(
  routes: readonly Route[],
  { method, url = '' }: IncomingMessage,
  asked: Map<string, number>,
): Route | undefined {
  const fitting = routes.filter(
    (route) => route.path === url && (route.method ?? method) === method,
  )
  const own = fitting.length > 1 ? fitting.filter((route) => route !== ROOT) : fitting
  const key = `${method} ${url}`
  const turn = asked.get(key) ?? 0
  asked.set(key, turn + 1)
  return own[Math.min(turn, own.length - 1)]
}

function answer(
  route: Route,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  if (route.stall === 'headers') return
  if (route.stall === 'nothing') return void response.destroy()
  setTimeout(() => begin(route, request, body, response), route.delay_ms ?? 0)
}

function begin(route: Route, request: IncomingMessage, body: Buffer, response: ServerResponse) {
  const { redirect, status = redirect === undefined ? 200 : 302, headers = {}, stall } = route
  const bytes = route.echo ? echoed(written(request, body)) : bytesOf(route.body ?? '')
  const location = redirect === undefined ? {} : { location: redirect }
  const length = { 'content-length': bytes.length + (stall === undefined ? 0 : 1) }
  response.writeHead(status, { ...length, ...location, ...headers })
  if (stall === undefined) response.end(bytes)
  else response.write(bytes, () => stall === 'cut' && response.destroy())
}

const echoed = (request: WebRequest) => Buffer.from(JSON.stringify({ body: '', ...request }))

function bytesOf(body: Body): Buffer {
  if (typeof body === 'string') return Buffer.from(body)
  if ('base64' in body) return Buffer.from(body.base64, 'base64')
  return Buffer.alloc(Buffer.byteLength(body.repeat) * body.times, body.repeat)
}
