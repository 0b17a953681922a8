import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderWith, removeFolders, runReally } from './fixtures/run.ts'

afterAll(removeFolders)

const TOOL = `read -r init && echo '{"jsonrpc":"2.0","method":"result","params":{"content":"x"}}'`

let events: string[] = []

beforeAll(async () => {
  const cwd = folderWith()
  const only = ['--only', 'vfs.framing.one-object-per-line']
  await runReally(['tool', ...only, '--transcripts', 'kept', '--', 'sh', '-c', TOOL], cwd)
  const [file = ''] = readdirSync(join(cwd, 'kept'))
  events = readFileSync(join(cwd, 'kept', file), 'utf8')
    .split('\n')
    .slice(0, -1)
}, 60_000)

async function judged(lines: readonly string[]) {
  const cwd = folderWith({ 't.ndjson': `${lines.join('\n')}\n` })
  const { status, stderr } = await runReally(['judge', 't.ndjson'], cwd)
  return { status, stderr }
}

const CUT = 'the session is cut short: its program neither ended nor failed to start.'

test('a session is judged whole', async () => {
  expect(await judged(events)).toEqual({ status: 0, stderr: '' })
})

test('of one that is cut short nothing is judged', async () => {
  const exit = events.findIndex((line) => line.startsWith('{"event":"exit"'))
  for (const length of [1, exit]) {
    const { status, stderr } = await judged(events.slice(0, length))
    expect(stderr).toContain(`t.ndjson:1: ${CUT}`)
    expect(status).toBe(2)
  }
  expect(await judged([...events, ...events.slice(0, 2)])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`t.ndjson:${events.length + 1}: ${CUT}`),
  })
})

test('a session whose events are out of order is not judged', async () => {
  const [start = '', ...rest] = events
  const { status, stderr } = await judged([start, ...rest.toReversed()])
  expect(stderr).toMatch(/t\.ndjson:\d+: this event is earlier than the one before it/)
  expect(status).toBe(2)
})

test('a byte order mark before a session is passed over', async () => {
  expect(await judged([`\uFEFF${events[0]}`, ...events.slice(1)])).toEqual({
    status: 0,
    stderr: '',
  })
})

test('a line that is no event is named', async () => {
  const { status, stderr } = await judged([...events.slice(0, 1), '{}', ...events.slice(1)])
  expect(stderr).toContain('t.ndjson:2: this line has no `event`')
  expect(status).toBe(2)
})

test('a session that is given twice is named', async () => {
  const { status, stderr } = await judged([...events, ...events])
  expect(stderr).toMatch(
    /^jp-conformance: the session `.+` is given 2 times, and is judged as often\.\n$/,
  )
  expect(status).toBe(0)
})

test.each([
  [
    'that nobody knows',
    'vfs-0.1.O',
    1,
    't.ndjson:1: unknown revision `vfs-0.1.O`; did you mean `vfs-0.1.0`?',
  ],
  ['of others', 'rfd009', 0, 'sessions of the revisions vfs-0.1.0 and rfd009 cannot be judged'],
])('a session of a revision %s is not judged', async (_, revision, at, message) => {
  const changed = events[0]?.replace('"revision":"vfs-0.1.0"', `"revision":"${revision}"`) ?? ''
  const { status, stderr } = await judged([
    ...(at === 0 ? events : []),
    changed,
    ...events.slice(1),
  ])
  expect(stderr).toContain(message)
  expect(status).toBe(2)
})

test('recordings that stand in a directory from before are named', async () => {
  const cwd = folderWith({ 'kept/old.ndjson': `${events.join('\n')}\n` })
  const only = ['--quiet', '--only', 'vfs.framing.one-object-per-line']
  const words = ['tool', ...only, '--transcripts', 'kept', '--', 'sh', '-c', TOOL]
  const { status, stderr } = await runReally(words, cwd)
  expect(stderr).toContain('kept holds 1 recording from before, kept where')
  expect(status).toBe(0)
})
