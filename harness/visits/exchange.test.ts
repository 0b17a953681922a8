import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { endpointOf, freePort } from './address.ts'
import { HttpExchange, type Outcome } from './exchange.ts'
import type { VisitRequest } from './visit-request.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** What comes of a request to a server that writes some bytes, and perhaps ends. */
async function outcomeOf(
  bytes: string,
  { ends = false, ...more }: Partial<VisitRequest> & { ends?: boolean } = {},
) {
  const url = `http://127.0.0.1:${await freePort()}/`
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => (ends ? socket.end(bytes) : socket.write(bytes)))
  })
  const { host, port } = endpointOf(url)
  await new Promise<void>((resolve) => server?.listen(port, host, resolve))
  const request = {
    method: 'GET',
    path: '/',
    headers: {},
    stream: false,
    fits: () => true,
    ...more,
  }
  let exchange: HttpExchange | undefined
  const outcome = await new Promise<Outcome>((resolve) => {
    exchange = new HttpExchange(url, request, { responseMs: 300 }, resolve)
  })
  exchange?.leave()
  return outcome
}

test('a response is complete when its length has come', async () => {
  const outcome = await outcomeOf('HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nab')
  expect(outcome).toEqual({ step: 'response', status: 201, body: 'ab' })
})

test('a stream is there as soon as it fits', async () => {
  const bytes = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n'
  const fits = (body: string) => body.includes('one')
  const outcome = await outcomeOf(bytes, { stream: true, fits })
  expect(outcome).toEqual({ step: 'streams', status: 200, body: 'one' })
})

test.each([
  [
    'breaks off',
    'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab',
    true,
    'the connection broke (ECONNRESET)',
  ],
  ['is no HTTP', 'hello\r\n\r\n', true, 'the connection broke (HPE_INVALID_CONSTANT)'],
  ['does not come', '', false, 'no response came in time'],
  [
    'does not end',
    'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n',
    false,
    'the response did not end in time',
  ],
])('a response that %s is none', async (_, bytes, ends, reason) => {
  expect(await outcomeOf(bytes, { ends })).toEqual({ step: 'failed', reason })
})
