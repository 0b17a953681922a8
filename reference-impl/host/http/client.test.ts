// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how a tool spells a variable
import { afterEach, expect, test } from 'vitest'
import {
  closeAll,
  freeUrl,
  get,
  limited,
  refusalOf,
  serve,
  serviceContext,
} from './fixtures/loopback.ts'

afterEach(closeAll)

test('reports a connection that is refused or breaks off, without the value', async () => {
  const { url } = await serve((_, response) => response.socket?.destroy())
  const free = await freeUrl()
  for (const address of [url, free]) {
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
      expect(await refusalOf(get(`${url}${path}`, {}, serviceContext(), services))).toMatchObject({
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
  const around = serviceContext({ signal: over.signal })
  expect(await refusalOf(get(url, {}, around))).toMatchObject({ code: -32005 })
  await connectionClosed
  expect(await refusalOf(get(url, {}, around))).toMatchObject({ code: -32005 })
  expect(seen.length).toBe(1)
})
