import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { runWith, startPlain } from '../fixtures/host.ts'
import { CANARY } from '../host-conversation.ts'
import { identify } from '../launch/alive.ts'
import type { Host, Reply } from '../launch/host.ts'

test('a script is one call, whose report and lines are read', async () => {
  const c = await runWith({
    files: { 'a.txt': 'hello' },
    script: [{ call: 'fs.read', params: { path: 'a.txt' } }, { finish: 'done' }],
  })
  const [call] = c.calls
  expect(call).toMatchObject({ id: 'call', tool: 'probe' })
  expect(call?.report).toMatchObject({
    text: 'done',
    seen: [{ call: 'fs.read', result: { content: 'hello', size: 5 } }],
    init: { name: 'probe', protocol_version: '0.1.0' },
  })
  expect(call?.side.filter(({ line }) => line)).toHaveLength(2)
  expect(call?.report?.lines.map(({ line }) => line)).toEqual(
    call?.side.flatMap(({ line }) => line ?? []),
  )
  expect(c.failure).toBeUndefined()
})

test('times of the probe and of the driver are of one clock', async () => {
  const c = await runWith({ script: [{ mark: 'here' }, { finish: '' }] })
  const [call] = c.calls
  const mark = call?.side.find((entry) => entry.mark === 'here')
  expect(mark?.at).toBeGreaterThan(call?.calledAt ?? Number.POSITIVE_INFINITY)
  expect(mark?.at).toBeLessThan(call?.answeredAt ?? 0)
  const times = c.transcript.map(({ at }) => at)
  expect(times).toEqual([...times].sort((a, b) => a - b))
})

test('places are filled in everywhere, and the server reports who asked it', async () => {
  const c = await runWith({
    web: [{ path: '/next', redirect: '{web}/' }],
    script: [
      { connect: { host: '127.0.0.1', port: '{web-port}' } },
      { open: '{outside}/canary.txt' },
      { finish: '' },
    ],
  })
  expect(c.places.web).toBe(`http://127.0.0.1:${c.places['web-port']}`)
  expect(c.calls[0]?.report?.seen).toEqual([
    { connect: { host: '127.0.0.1', port: c.places['web-port'] }, ok: true },
    { open: `${c.places.outside}/canary.txt`, ok: true },
  ])
  expect(c.outside).toEqual({ 'canary.txt': CANARY })
})

test.runIf(process.platform === 'linux')('sockets are served by other ways too', async () => {
  const ways = [
    { host: '127.0.0.1', port: '{web-port}', datagram: true as const },
    { path: '{outside}/../socket' },
    { path: '@jp-conformance-{web-port}' },
    { path: '@jp-conformance-of-nobody' },
  ]
  const c = await runWith({
    web: [],
    script: [...ways.map((connect) => ({ connect })), { finish: '' }],
  })
  const reached = c.calls[0]?.report?.seen.map(({ ok }) => ok)
  expect(reached).toEqual([true, true, true, false])
  expect(c.outside).toEqual({ 'canary.txt': CANARY })
})

test('what is written outside of the project is found', async () => {
  const c = await runWith({ script: [{ write_file: '{outside}/new.txt' }, { finish: '' }] })
  expect(Object.keys(c.outside).sort()).toEqual(['canary.txt', 'new.txt'])
})

test('inquiries are answered in turn, and denied beyond', async () => {
  const asks = { call: 'http.get', params: { url: 'http://127.0.0.1/' } }
  const c = await runWith({ answers: [{ answer: true }], script: [asks, asks, { finish: '' }] })
  expect(c.inquiries.map(({ answer }) => answer)).toEqual([{ answer: true }, { denied: true }])
  expect(c.calls[0]?.report?.seen).toMatchObject([
    { result: { answer: { answer: true } } },
    { result: { answer: { denied: true } } },
  ])
})

test('a child that was left behind is seen living, and is killed', async () => {
  const c = await runWith({
    actions: [
      { call: { script: [{ leave_child: 'session' }, { finish: '' }] } },
      { gone: 'call', within_ms: 300 },
    ],
  })
  const [probe, child] = c.calls[0]?.processes ?? []
  expect(probe).toMatchObject({ kind: 'probe', goneAt: expect.any(Number) })
  expect(child).toEqual({ pid: expect.any(Number), kind: 'child' })
  await expect.poll(() => identify(child?.pid ?? 0, ['setTimeout'])).toBeUndefined()
})

test.each([
  ['crashes', 'the driver ended with status 3 before it was asked to end'],
  ['hangs', 'the driver did not answer `call` in 1000 ms, a limit of this suite'],
  [
    'chats',
    'the driver wrote a line that is no message: `ready to serve`; stdout is for messages alone',
  ],
  ['misnumbers', 'the driver answered what was not asked: '],
  ['silent', 'nothing has come so far: end each answer with a line feed, and flush it'],
])('a driver that %s gives one clear sentence', async (variant, sentence) => {
  const c = await runWith({ script: [{ finish: '' }] }, { variant: variant, timeoutMs: 1_000 })
  expect(c.failure?.sentence).toContain(sentence)
})

test('a driver that asks and asks is not answered for ever', async () => {
  const c = await runWith({ script: [] }, { variant: 'asks', timeoutMs: 14_000 })
  expect(c.failure).toEqual({ sentence: 'the driver asks without end', kind: 'driver' })
})

test('an act that the driver does not know is distinguished from a fault', async () => {
  const c = await runWith({ actions: [{ turn_end: true }] })
  expect(c.failure).toEqual({
    kind: 'unsupported',
    sentence: 'the driver refused `turn_end`: there is no such method',
  })
})

test('a mark that cannot come any more is not waited for', async () => {
  const c = await runWith({
    actions: [
      { call: { script: [{ finish: '' }] }, background: true },
      { mark: 'never' },
      { cancel: 'call' },
    ],
  })
  expect(c.failure).toEqual({
    kind: 'unseen',
    sentence: 'the probe did not come to its mark never',
  })
  expect(c.calls[0]?.cancelledAt).toBeUndefined()
})

test('limits that only make it quicker are given to a host that accepts them', async () => {
  const shortTimeouts = { shortTimeouts: { idle_ms: 3_000 }, script: [{ finish: 'done' }] }
  const reported = await runWith(shortTimeouts)
  expect(reported.start.context?.limits).toEqual({ idle_ms: 3_000 })
  expect(reported.transcript.find(({ event }) => event === 'sent')).toMatchObject({
    text: expect.stringContaining('"limits":{"idle_ms":3000}'),
  })
  const untold = await runWith(shortTimeouts, { host: startPlain() })
  expect(untold.start.context?.limits).toEqual({})
  expect(untold.calls[0]?.report?.text).toBe('done')
})

test('limits of a tool are needed: a host that takes none cannot show what they are for', async () => {
  const scenario = { tool: { limits: { idle_ms: 3_000 } }, script: [{ finish: '' }] }
  const { failure } = await runWith(scenario, { host: startPlain() })
  expect(failure).toMatchObject({
    kind: 'unsupported',
    sentence: expect.stringContaining('limits'),
  })
})

/** A host that does what a test asks for; it is configured with the address of our server. */
function hostDoing(does: (method: string, url: string) => Promise<Reply>): Host {
  let url = ''
  return {
    usable: true,
    takesLimits: true,
    attach: () => {},
    end: async () => {},
    leave: async () => ({ result: {} }),
    ask(method, params) {
      if (method === 'configure') url = String(Object(params?.env).URL)
      return does(method, url)
    },
  }
}

test('the web server is closed also when an act fails by a fault of ours', async () => {
  let asked = ''
  const host = hostDoing(async (method, url) => {
    asked = url
    if (method === 'call') throw new Error('ours')
    return { result: {} }
  })
  const scenario = { env: { URL: '{web}' }, script: [] }
  await expect(runWith(scenario, { host })).rejects.toThrow('ours')
  await expect(fetch(asked)).rejects.toThrow('fetch failed')
})

test('a request whose body is still open at the end is not written into the transcript later', async () => {
  let sent: { brokenOff: Promise<unknown> } | undefined
  const host = hostDoing(async (_, url) => {
    sent ??= await half(Number(new URL(url).port))
    return { result: {} }
  })
  const running = await runWith({ env: { URL: '{web}' }, script: [] }, { host })
  await sent?.brokenOff
  await new Promise(setImmediate)
  expect(running.transcript.map(({ event }) => event)).not.toContain('web')
})

/** Sends half a request, which the server is then reading, and reports when it is broken off. */
async function half(port: number): Promise<{ brokenOff: Promise<unknown> }> {
  const client = connect(port, '127.0.0.1').on('error', () => {})
  const brokenOff = once(client, 'close')
  client.write(
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\nhalf',
  )
  await once(client, 'data')
  return { brokenOff }
}
