// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how a tool spells a variable
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Answer, Decide, Refusal, Surroundings } from '../service.ts'
import { httpServices, plainHttp } from './index.ts'
import { HTTP_LIMITS } from './limits.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A server on the loopback, and the requests that reached it. */
async function serve(handler: Handler) {
  const seen: IncomingMessage[] = []
  const server = createServer(async (request, response) => {
    seen.push(request)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    handler(request, response, Buffer.concat(chunks))
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const ENV = {
  TOKEN: 'canary-value-1',
  OTHER: 'canary-value-2',
  BROKEN: 'a\r\nX-Evil: 1',
  LOOP: '${TOKEN}',
}
const LISTED = ['TOKEN', 'BROKEN', 'LOOP', 'UNSET']

const surroundings = (changed: Partial<Surroundings> = {}): Surroundings => ({
  env: ENV,
  decide: () => ({ decision: 'allow' }),
  mayUse: { inHeader: (name) => LISTED.includes(name), inProgram: () => false },
  fileBytes: 1_000,
  signal: new AbortController().signal,
  ...changed,
})

const limited = (limits: Partial<typeof HTTP_LIMITS>) =>
  httpServices(plainHttp({ ...HTTP_LIMITS, ...limits }))

const call = (
  method: 'http.get' | 'http.post',
  params: Record<string, unknown>,
  around = surroundings(),
  services = httpServices(),
): Promise<Answer> | Answer => services[method]?.(params, around) as Promise<Answer>

const get = (
  url: string,
  headers: Record<string, string> = {},
  around = surroundings(),
  services = httpServices(),
) =>
  call(
    'http.get',
    { url, headers: Object.entries(headers).map(([name, value]) => ({ name, value })) },
    around,
    services,
  )

async function refusalOf(answer: Answer | Promise<Answer>): Promise<Refusal> {
  const settled = await answer
  if ('error' in settled) return settled.error
  throw new Error(`expected a refusal, got ${JSON.stringify(settled)}`)
}

test('gets exactly the URL and gives status and body, whatever the status', async () => {
  const { url, seen } = await serve((_, response) => response.writeHead(503).end('später'))
  expect(await get(`${url}/a%20b?q=\${TOKEN}&r=1`)).toEqual({
    result: { status: 503, body: 'später' },
  })
  expect(seen[0]?.method).toBe('GET')
  expect(seen[0]?.url).toBe('/a%20b?q=${TOKEN}&r=1')
})

test('posts exactly the body, and an empty one where there is none', async () => {
  const { url, seen } = await serve((_, response, body) => response.end(body))
  const posted = await call('http.post', { url, headers: [], body: 'ä ${TOKEN}' })
  expect(posted).toEqual({ result: { status: 200, body: 'ä ${TOKEN}' } })
  expect(await call('http.post', { url })).toEqual({ result: { status: 200, body: '' } })
  expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test('sends each header as it is given, also one that comes twice', async () => {
  const { url, seen } = await serve((_, response) => response.end())
  const headers = [
    { name: 'X-Twice', value: 'one' },
    { name: 'X-Plain', value: '$TOKEN % { } $ {TOKEN} ${ 100%' },
    { name: 'X-Twice', value: 'two' },
  ]
  await call('http.get', { url, headers })
  expect(seen[0]?.headersDistinct['x-twice']).toEqual(['one', 'two'])
  expect(seen[0]?.headers['x-plain']).toBe('$TOKEN % { } $ {TOKEN} ${ 100%')
})

test('puts every listed variable into values, once, and into nothing else', async () => {
  const { url, seen } = await serve((_, response) => response.end())
  await get(url, { A: '<${TOKEN}${TOKEN}>', B: '${LOOP}' })
  expect(seen[0]?.headers.a).toBe('<canary-value-1canary-value-1>')
  expect(seen[0]?.headers.b).toBe('${TOKEN}')
  expect((await refusalOf(get(url, { 'X-${TOKEN}': 'x' }))).code).toBe(-32602)
})

test.each([
  ['not listed', 'OTHER', -32001],
  ['not listed and not set', 'NOWHERE', -32001],
  ['listed and not set', 'UNSET', -32002],
  ['holding a line break', 'BROKEN', -32603],
  ['a name of all objects', 'constructor', -32001],
])('sends nothing for a variable that is %s', async (_, variable, code) => {
  const { url, seen } = await serve((_, response) => response.end())
  const refusal = await refusalOf(get(url, { A: `\${TOKEN} \${${variable}}` }))
  expect(refusal.code).toBe(code)
  expect(refusal.message).toContain(variable)
  expect(refusal.message).not.toMatch(/canary|Evil/)
  expect(seen).toEqual([])
})

test.each([['nothing'], ['ftp://127.0.0.1/'], ['file:///etc/passwd'], ['/a']])(
  'takes %s for no address',
  async (url) => expect((await refusalOf(get(url))).code).toBe(-32602),
)

test.each([
  ['X-Line', 'a\r\nX-Evil: 1'],
  ['X Line', 'a'],
  ['Transfer-Encoding', 'chunked'],
])('sends no header %j', async (name, value) => {
  const { url, seen } = await serve((_, response) => response.end())
  expect((await refusalOf(get(url, { [name]: value }))).code).toBe(-32602)
  expect(seen).toEqual([])
})

test('takes an echoed value out of text, of bytes and of what is compressed', async () => {
  const { url } = await serve(({ headers, url }, response) => {
    const echo = Buffer.from(`got ${headers.authorization}`)
    if (url === '/text') response.end(echo)
    else if (url === '/bytes') response.end(Buffer.concat([Buffer.of(0xff), echo]))
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(echo))
  })
  const ask = (path: string) => get(`${url}${path}`, { Authorization: 'Bearer ${TOKEN}' })
  const hidden = 'got Bearer [REDACTED]'
  expect(await ask('/text')).toEqual({ result: { status: 200, body: hidden } })
  expect(await ask('/gzip')).toEqual({ result: { status: 200, body: hidden } })
  const bytes = Buffer.concat([Buffer.of(0xff), Buffer.from(hidden)]).toString('base64')
  expect(await ask('/bytes')).toEqual({ result: { status: 200, body: bytes, encoding: 'base64' } })
})

test('refuses a body that is too large, also one that only grows when it is unpacked', async () => {
  const { url } = await serve(({ url }, response) => {
    const body = Buffer.alloc(url === '/fits' ? 1_000 : 1_001, 'a')
    if (url === '/bomb') response.setHeader('content-encoding', 'gzip')
    response.end(url === '/bomb' ? gzipSync(body) : body)
  })
  const small = limited({ bodyBytes: 1_000 })
  expect(await get(`${url}/fits`, {}, surroundings(), small)).toHaveProperty('result.status', 200)
  for (const path of ['/large', '/bomb']) {
    const refusal = await refusalOf(get(`${url}${path}`, {}, surroundings(), small))
    expect(refusal).toMatchObject({ code: -32603, message: expect.stringContaining('1000 bytes') })
  }
})

test('follows redirects, and makes a GET of a POST save for 307 and 308', async () => {
  const { url, seen } = await serve(({ url = '' }, response, body) => {
    const status = Number(url.slice(1))
    if (status) response.writeHead(status, { location: '/end' }).end()
    else response.end(`${body}`)
  })
  for (const status of [301, 302, 303]) {
    const answer = await call('http.post', { url: `${url}/${status}`, body: 'b' })
    expect(answer).toEqual({ result: { status: 200, body: '' } })
  }
  for (const status of [307, 308]) {
    const answer = await call('http.post', { url: `${url}/${status}`, body: 'b' })
    expect(answer).toEqual({ result: { status: 200, body: 'b' } })
  }
  const arrivals = seen.filter((request) => request.url === '/end').map(({ method }) => method)
  expect(arrivals).toEqual(['GET', 'GET', 'GET', 'POST', 'POST'])
})

test('keeps values and credentials from another origin', async () => {
  const there = await serve((_, response) => response.end('there'))
  const here = await serve((_, response) => response.writeHead(307, { location: there.url }).end())
  const answer = await get(here.url, {
    'X-Key': '${TOKEN}',
    Authorization: 'Basic bWU6bWU=',
    Cookie: 'a=b',
    Accept: 'text/plain',
  })
  expect(answer).toEqual({ result: { status: 200, body: 'there' } })
  expect(there.seen[0]?.headers).toMatchObject({ accept: 'text/plain' })
  for (const name of ['x-key', 'authorization', 'cookie'])
    expect(there.seen[0]?.headers).not.toHaveProperty(name)
})

test.each([['canary-value-1'], ['%63anary-value-1']])(
  'takes a value to no other server in an address with %s',
  async (spelling) => {
    const there = await serve((_, response) => response.end('there'))
    const location = `${there.url}/?t=${spelling}`
    const here = await serve((_, response) => response.writeHead(302, { location }).end())
    const refusal = await refusalOf(get(here.url, { A: '${TOKEN}' }))
    expect(refusal.code).toBe(-32001)
    expect(JSON.stringify(refusal)).not.toContain('canary')
    expect(there.seen).toEqual([])
  },
)

test.each(['refuse', 'ask'] as const)(
  'leads nowhere that the policy would %s, and says so without the value',
  async (decision) => {
    const there = await serve((_, response) => response.end('there'))
    const location = '/next/canary-value-1'
    const here = await serve((_, response) => response.writeHead(302, { location }).end())
    const decide: Decide = (method, { url }) =>
      `${method} ${url}`.includes('http.get http://127.0.0.1')
        ? { decision, because: `${url} is not allowed`, question: '?' }
        : { decision: 'allow' }
    const refusal = await refusalOf(get(here.url, { A: '${TOKEN}' }, surroundings({ decide })))
    expect(refusal.code).toBe(-32001)
    expect(refusal.message).toContain('/next/[REDACTED] is not allowed')
    expect(here.seen.length + there.seen.length).toBe(1)
  },
)

test('follows no redirects for ever, and none to what is no HTTP', async () => {
  const { url, seen } = await serve(({ url }, response) =>
    response.writeHead(302, { location: url === '/file' ? 'file:///etc/passwd' : '/' }).end(),
  )
  expect(await refusalOf(get(url))).toMatchObject({ code: -32603 })
  expect(seen.length).toBe(11)
  expect(await refusalOf(get(`${url}/file`))).toMatchObject({ code: -32001 })
})

test('gives a redirect without an address as a result', async () => {
  const { url } = await serve((_, response) => response.writeHead(302).end('nowhere'))
  expect(await get(url)).toEqual({ result: { status: 302, body: 'nowhere' } })
})

test('tells of a connection that is refused or breaks off, without the value', async () => {
  const { url } = await serve((_, response) => response.socket?.destroy())
  const free = await serve(() => {})
  await new Promise((closed) => servers.pop()?.close(closed))
  for (const address of [url, free.url]) {
    const refusal = await refusalOf(get(address, { A: '${TOKEN}' }))
    expect(refusal.code).toBe(-32603)
    expect(refusal.message).toContain('the connection failed')
    expect(refusal.message).not.toContain('canary')
  }
})

test('gives up on a silent server, and on one that takes too long', async () => {
  const { url } = await serve(({ url }, response) => {
    if (url === '/half') response.writeHead(200, { 'content-length': '9' }).write('half')
  })
  const silent = limited({ silenceMs: 50 })
  const slow = limited({ wholeMs: 50 })
  for (const services of [silent, slow])
    for (const path of ['/never', '/half'])
      expect(await refusalOf(get(`${url}${path}`, {}, surroundings(), services))).toMatchObject({
        code: -32004,
      })
})

test('stops when the call of the tool is over', async () => {
  const over = new AbortController()
  const { url, seen } = await serve((request) => {
    request.socket.once('close', () => closed())
    over.abort()
  })
  let closed = () => {}
  const connectionClosed = new Promise<void>((resolve) => {
    closed = resolve
  })
  const around = surroundings({ signal: over.signal })
  expect(await refusalOf(get(url, {}, around))).toMatchObject({ code: -32005 })
  await connectionClosed
  expect(await refusalOf(get(url, {}, around))).toMatchObject({ code: -32005 })
  expect(seen.length).toBe(1)
})
