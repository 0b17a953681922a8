import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsOf, runSession } from '../fixtures/session.ts'
import { cleanEnvironment } from '../launch/environment.ts'
import type { Transcript } from '../transcript.ts'

const COMMAND = [process.execPath, join(import.meta.dirname, 'probe-tool.ts'), 'word']

function run(script: unknown[], answers = {}, words: string[] = []): Promise<Transcript> {
  const env = cleanEnvironment({ CANARY: 'yellow bird' })
  const tool = { name: 'probe', arguments: { script }, answers }
  return runSession(
    { command: [...COMMAND, ...words], cwd: '/', env },
    { files: {}, init: { tool, protocol_version: '0.1.0' } },
  )
}

async function finalOf(...how: Parameters<typeof run>) {
  const transcript = await run(...how)
  const last = eventsOf(transcript, 'received').at(-1)?.text ?? ''
  return JSON.parse(last).params.content
}

const reportOf = async (script: unknown[], ...how: [object?, string[]?]) =>
  JSON.parse(await finalOf([...script, { finish: '' }], ...how))

test('reports what it can reach by itself', async () => {
  const { seen } = await reportOf([
    { write_file: '/proc/nowhere' },
    { remove_file: '/proc/nowhere' },
    { move_file: '/proc/nowhere' },
    { make_directory: '/proc/nowhere' },
    { list: '/' },
    { connect: { host: '127.0.0.1', port: 1 } },
    { spawn: ['no-such-program'] },
    { spawn: [process.execPath, '--version'] },
    { signal: process.pid },
  ])
  const oks = seen.map(({ ok }: { ok: boolean }) => ok)
  expect(oks).toEqual([false, false, false, false, true, false, false, true, true])
})

test('reports what it is started with, and no value of a variable but those that it is asked for', async () => {
  const { seen } = await reportOf([
    { tell_process: true },
    { find_in_environment: ['bird', 'fish'] },
  ])
  const [{ process: reported }, { found }] = seen
  expect(reported).toMatchObject({ arguments: ['word'], directory: '/' })
  expect(reported.environment).toContain('CANARY')
  expect(JSON.stringify(reported)).not.toContain('yellow')
  expect(reported.streams).toHaveLength(3)
  expect(found).toEqual(['bird'])
})

test('reports every line with its time, cut when it is long', async () => {
  const { lines, started } = await reportOf([{ stderr: 'é'.repeat(600_000) }])
  expect(lines).toHaveLength(1)
  expect(Buffer.byteLength(lines[0].line)).toBeOneOf([4_095, 4_096])
  expect(lines[0].line).not.toContain('\ufffd')
  expect(lines[0].bytes).toBeGreaterThan(1_200_000)
  expect(lines[0].at).toBeGreaterThan(0)
  expect(Math.abs(Date.now() * 1_000 - started)).toBeLessThan(60_000_000)
})

test('log reports every later line on stderr at once', async () => {
  const transcript = await run([
    { log: true },
    { call: 'fs.exists', params: { path: 'a' } },
    { fail: {} },
  ])
  const reported = eventsOf(transcript, 'stderr').map(({ text }) => text)
  expect(reported.join('')).toMatch(/^probe: \{"at":\d+,"line":"\{.*exists.*\}"\}\n$/)
})

test('asks once, and goes on with the answer', async () => {
  const ask = { ask: { id: 'colour', text: 'Which?', schema: {} } }
  expect(await finalOf([ask])).toEqual([{ type: 'question', question: ask.ask }])
  expect(await reportOf([ask], { colour: 'green' })).toMatchObject({ seen: [] })
})

test('does first what its command line states', async () => {
  const first = JSON.stringify([{ open: '/' }, { examine: '/nope' }])
  const { seen } = await reportOf([{ list: '{directory}' }], {}, [`--first=${first}`])
  expect(seen).toMatchObject([
    { open: '/', ok: true },
    { examine: '/nope', ok: false, code: 'ENOENT' },
    { list: '{directory}', ok: true },
  ])
})
