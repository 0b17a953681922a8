// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how a tool spells a variable
import { afterEach, expect, test } from 'vitest'
import type { Decide } from '../service.ts'
import { call, closeAll, get, refusalOf, serve, serviceContext } from './fixtures/loopback.ts'

afterEach(closeAll)

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

test.each([
  ['canary-value-1'],
  ['%63anary-value-1'],
])('takes a value to no other server in an address with %s', async (spelling) => {
  const there = await serve((_, response) => response.end('there'))
  const location = `${there.url}/?t=${spelling}`
  const here = await serve((_, response) => response.writeHead(302, { location }).end())
  const refusal = await refusalOf(get(here.url, { A: '${TOKEN}' }))
  expect(refusal.code).toBe(-32001)
  expect(JSON.stringify(refusal)).not.toContain('canary')
  expect(there.seen).toEqual([])
})

test.each([
  'refuse',
  'ask',
] as const)('leads nowhere that the policy would %s, and states it without the value', async (decision) => {
  const there = await serve((_, response) => response.end('there'))
  const location = '/next/canary-value-1'
  const here = await serve((_, response) => response.writeHead(302, { location }).end())
  const decide: Decide = (method, { url }) =>
    `${method} ${url}`.includes('http.get http://127.0.0.1')
      ? { decision, because: `${url} is not allowed`, question: '?' }
      : { decision: 'allow' }
  const refusal = await refusalOf(get(here.url, { A: '${TOKEN}' }, serviceContext({ decide })))
  expect(refusal.code).toBe(-32001)
  expect(refusal.message).toContain('/next/[REDACTED] is not allowed')
  expect(here.seen.length + there.seen.length).toBe(1)
})

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
