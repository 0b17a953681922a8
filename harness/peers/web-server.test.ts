import { afterEach, expect, test } from 'vitest'
import type { WebRequest } from '../transcript.ts'
import type { Route } from './route.ts'
import { openWebServer, type WebServer } from './web-server.ts'

let server: WebServer | undefined
afterEach(() => server?.close())

const heard: WebRequest[] = []
const serving = async (...routes: Route[]) => {
  server = await openWebServer(
    () => routes,
    (request) => heard.push(request),
  )
  return server.url
}

test('serves routes in turn, and answers hello where none is', async () => {
  const url = await serving({ path: '/a', body: 'one' }, { path: '/a', status: 500, body: 'two' })
  expect(await (await fetch(`${url}/`)).text()).toBe('hello')
  expect(await (await fetch(`${url}/a`)).text()).toBe('one')
  expect((await fetch(`${url}/a`)).status).toBe(500)
  expect((await fetch(`${url}/a`)).status).toBe(500)
  expect((await fetch(`${url}/b`)).status).toBe(404)
})

test('reports what it was asked, and echoes it', async () => {
  const url = await serving({ path: '/echo', echo: true })
  const answer = await fetch(`${url}/echo`, {
    method: 'POST',
    headers: { 'X-Own': 'v' },
    body: 'text',
  })
  const echoed = await answer.json()
  expect(echoed).toMatchObject({
    method: 'POST',
    path: '/echo',
    headers: { 'x-own': 'v' },
    body: 'text',
  })
  expect(heard.at(-1)).toEqual(echoed)
})

test('repeats, decodes, redirects', async () => {
  const url = await serving(
    { path: '/big', body: { repeat: 'ab', times: 500_000 } },
    { path: '/bytes', body: { base64: '/wA=' } },
    { path: '/on', redirect: '/bytes' },
  )
  expect((await (await fetch(`${url}/big`)).text()).length).toBe(1_000_000)
  expect([...new Uint8Array(await (await fetch(`${url}/on`)).arrayBuffer())]).toEqual([255, 0])
})

test('breaks off in the middle', async () => {
  const url = await serving({ path: '/cut', body: 'half', stall: 'cut' })
  const answer = await fetch(`${url}/cut`)
  await expect(answer.text()).rejects.toThrow()
})

test('breaks off before the first byte of an answer', async () => {
  const url = await serving({ path: '/none', stall: 'nothing' })
  await expect(fetch(`${url}/none`)).rejects.toThrow()
})

test('breaks a request off that has more bytes than are kept, and answers none after it', async () => {
  const url = await serving({ path: '/all' })
  const size = 64 * 1024 * 1024
  const sent = fetch(`${url}/all`, { method: 'POST', body: Buffer.alloc(size + 1_000_000) })
  await expect(sent).rejects.toThrow()
  const retained = heard.at(-1)?.body?.length
  expect(retained).toBeGreaterThan(size)
  expect(retained).toBeLessThanOrEqual(size + 1_000_000)
  await expect(fetch(`${url}/all`)).rejects.toThrow()
})
