// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how a tool spells a variable
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import {
  call,
  closeAll,
  get,
  limited,
  refusalOf,
  serve,
  serviceContext,
} from './fixtures/loopback.ts'

afterEach(closeAll)

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

test.each([
  ['nothing'],
  ['ftp://127.0.0.1/'],
  ['file:///etc/passwd'],
  ['/a'],
])('takes %s for no address', async (url) => expect((await refusalOf(get(url))).code).toBe(-32602))

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
  expect(await get(`${url}/fits`, {}, serviceContext(), small)).toHaveProperty('result.status', 200)
  for (const path of ['/large', '/bomb']) {
    const refusal = await refusalOf(get(`${url}${path}`, {}, serviceContext(), small))
    expect(refusal).toMatchObject({ code: -32603, message: expect.stringContaining('1000 bytes') })
  }
})
