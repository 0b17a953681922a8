import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderWith, removeFolders } from './fixtures/run.ts'
import { ours, passed, script, spawnOf, tapping, wholeOf } from './fixtures/tapping.ts'

afterAll(removeFolders)

const LONG = Buffer.from(`{"long":"${'x'.repeat(10 * 1024 * 1024)}"}\n`)

test.each([
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x00, 0xfe, 0x0a, 0x80])],
  ['carriage returns', Buffer.from('a\r\n\r\nb\n')],
  ['no last line feed', Buffer.from('{"method":"init"}\n{"half')],
  ['a line of 10 MB', LONG],
  ['nothing', Buffer.alloc(0)],
])('%s pass unchanged both ways, and so does their end', async (_, bytes) => {
  const { stdout, code } = await passed(tapping(['--quiet'], ['cat']), bytes)
  expect(stdout.equals(bytes)).toBe(true)
  expect(code).toBe(0)
})

test.each<[string, number | null, string | null]>([
  ['process.exit(7)', 7, null],
  ['process.kill(process.pid, "SIGTERM")', null, 'SIGTERM'],
  ['process.kill(process.pid, "SIGKILL")', null, 'SIGKILL'],
])('it ends as the program does: %s', async (text, code, signal) => {
  const keep = 'setInterval(() => {}, 1000);'
  expect(await passed(tapping(['--quiet'], script(`${keep}${text}`)))).toMatchObject({
    code,
    signal,
  })
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s is passed on', async (name) => {
  const text = `process.on('${name}', () => process.exit(9)); process.stdin.resume(); console.log('ready')`
  const tap = tapping(['--quiet'], script(text))
  await once(tap.stdout, 'data')
  tap.kill(name)
  expect(await once(tap, 'exit')).toEqual([9, null])
})

test('a program that closes its output ends ours, and one that lives on is fed', async () => {
  const text = `require('fs').closeSync(1); process.stdin.on('data', () => {}).on('end', () => process.exit(5))`
  const tap = tapping(['--quiet'], script(text))
  expect(await wholeOf(tap.stdout)).toHaveLength(0)
  tap.stdin.end('more\n')
  expect(await once(tap, 'exit')).toEqual([5, null])
})

test('a program notices when its host reads no more', async () => {
  const tap = tapping(['--quiet'], ['yes'])
  await once(tap.stdout, 'data')
  tap.stdout.destroy()
  expect(await once(tap, 'exit')).toEqual([null, 'SIGPIPE'])
})

test('a tap that is killed leaves no program behind, and a recording that is judged', async () => {
  const file = join(folderWith(), 's.ndjson')
  const tap = tapping(['--quiet', '--record', file], ['cat'])
  tap.stdin.write(INIT)
  await once(tap.stdout, 'data')
  tap.kill('SIGKILL')
  // The program has it too: it ends only when both have.
  await wholeOf(tap.stderr)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
  expect((await passed(spawnOf(ours('judge', file)))).code).not.toBe(2)
})

test('secrets of the environment pass, and are not recorded', async () => {
  const file = join(folderWith(), 's.ndjson')
  const SERVICE_TOKEN = 's3cret-0123456789'
  const line = INIT.replace('"arguments":{}', `"arguments":{"key":"${SERVICE_TOKEN}"}`)
  const tap = tapping(['--quiet', '--record', file], ['cat'], { SERVICE_TOKEN })
  expect((await passed(tap, line)).stdout.toString()).toBe(line)
  expect(readFileSync(file, 'utf8')).not.toContain(SERVICE_TOKEN)
  expect(readFileSync(file, 'utf8')).toContain('[the value of SERVICE_TOKEN]')
})

test('a session of no known protocol is neither recorded nor judged', async () => {
  const file = join(folderWith(), 's.ndjson')
  const initialize = '{"jsonrpc":"2.0","id":1,"method":"initialize"}\n'
  const { stderr } = await passed(tapping(['--record', file], ['cat']), initialize)
  expect(stderr).toContain('the host sent no `init` of a protocol that this suite knows')
  expect(readFileSync(file, 'utf8')).toBe('')
})

const INIT =
  '{"jsonrpc":"2.0","method":"init","params":{"tool":{"name":"t","arguments":{},"answers":{},"options":{}},"protocol_version":"0.1.0"}}\n'

test.each([
  ['--report json', ['--report', 'json'], 'stdout belongs to the protocol', 2],
  ['no command', [], 'there is nothing to stand before', 2],
])('%s is refused', async (_, options, message, code) => {
  const command = options.length > 0 ? ['--', 'cat'] : []
  const ended = await passed(spawnOf(ours('tap', ...options, ...command)))
  expect(ended).toMatchObject({ code, stderr: expect.stringContaining(message) })
})

test('a program that cannot be started is named', async () => {
  const ended = await passed(tapping([], ['./nope']))
  expect(ended).toMatchObject({ code: 4, stderr: expect.stringContaining('no program `./nope`') })
})
