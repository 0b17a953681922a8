import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderWith, removeFolders } from './fixtures/run.ts'
import { heard, ours, passed, script, spawnOf, tapping } from './fixtures/tapping.ts'

afterAll(removeFolders)

const root = join(import.meta.dirname, '..')

/** The reference host with the reference tool, or a mutant of it, behind a tap. */
async function toolBehindTap(...words: string[]): Promise<string> {
  const folder = folderWith({ 'a.txt': 'hello ü' })
  const copy = JSON.stringify({ command: 'copy', files: [{ from: 'a.txt', to: 'b.txt' }] })
  const host = ours('reference', 'host', 'run', '--root', folder, '--arguments', copy)
  const tool = [...ours('tap', '--'), ...ours('reference', 'tool', ...words)]
  return (await passed(spawnOf([...host, '--', ...tool]))).stderr
}

test('a correct tool and a correct host conform', async () => {
  const stderr = await toolBehindTap()
  expect(stderr).toMatch(/✓ the tool: Conformant/)
  expect(stderr).toMatch(/✓ the host: Conformant/)
})

test.each([
  ['vfs.framing.leaves-last-line-open', 'vfs.framing.one-object-per-line'],
  ['vfs.rpc.dies-of-refusal', 'vfs.lifecycle.final-notification'],
])('the tool alone is blamed for what it does wrong: %s', async (mutant, requirement) => {
  const stderr = await toolBehindTap('--mutant', mutant)
  expect(stderr).toMatch(new RegExp(`✗ 1/1 ${requirement}`))
  expect(stderr).toMatch(/✗ the tool: Not conformant/)
  expect(stderr).toMatch(/✓ the host: Conformant/)
})

const INIT =
  '{"jsonrpc":"2.0","method":"init","params":{"tool":{"name":"t","arguments":{},"answers":{},"options":{}},"protocol_version":"0.1.0"}}'
const RESULT = '{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}'
const TOOL = `process.stdin.once('data', () => { console.log('${RESULT}'); process.stdin.pause() })`

test.each([
  ['vfs.framing.host-ends-lines-with-lf', `${INIT}\r\n`],
  ['vfs.framing.only-messages-on-stdin', `\n${INIT}\n`],
  ['vfs.rpc.host-states-version', `${INIT.replace('"jsonrpc":"2.0",', '')}\n`],
  ['vfs.init.is-a-notification', `${INIT.replace('"method"', '"id":1,"method"')}\n`],
])('the host alone is blamed for what it does wrong: %s', async (requirement, text) => {
  const { stderr } = await passed(tapping([], [process.execPath, '-e', TOOL]), text)
  expect(stderr).toContain(requirement)
  expect(stderr).toMatch(/✗ the host: Not conformant/)
  expect(stderr).not.toMatch(/✗ the tool/)
})

/** A program that writes these lines, one for each that it gets. */
const writing = (...lines: string[]) =>
  script(`
    const lines = ${JSON.stringify(lines)}
    const heard = require('node:readline').createInterface({ input: process.stdin })
    heard.on('line', () => lines.length > 0 && console.log(lines.shift()))
  `)

const REQUEST = '{"jsonrpc":"2.0","id":7,"method":"fs.exists","params":{"path":"a.txt"}}'

/** What tap states of a host that has these lines for the first line of its program. */
async function answeredWith(
  lines: readonly string[],
  program = writing(REQUEST, RESULT),
  init = INIT,
): Promise<string> {
  const child = tapping([], program)
  child.stdin.write(`${init}\n`)
  child.stdout.once('data', () => child.stdin.end(lines.map((line) => `${line}\n`).join('')))
  return (await heard(child)).stderr
}

const ANSWER = '{"jsonrpc":"2.0","id":7,"result":{"exists":true}}'
const ID_8 = ANSWER.replace('7', '8')

test.each([
  ['vfs.rpc.echoes-ids', [ID_8, ANSWER]],
  ['vfs.rpc.echoes-ids', [ANSWER.replace('7', '"7"'), ANSWER]],
  ['vfs.rpc.one-response-per-request', [ANSWER, ANSWER]],
  ['vfs.methods.serves-fs', [ANSWER.replace('true', '"true"')]],
  ['vfs.methods.serves-fs', [ANSWER.replace('{"exists":true}', 'true')]],
])('a host is blamed for an answer that is none to the request: %s %j', async (requirement, lines) => {
  const stderr = await answeredWith(lines)
  expect(stderr).toMatch(new RegExp(`✗ 1/1 ${requirement}\n`))
  expect(stderr).toMatch(/✗ the host: Not conformant/)
  expect(stderr).not.toMatch(/✗ the tool/)
})

test.each([
  [[ANSWER]],
  [['{"jsonrpc":"2.0","id":7,"result":{"exists":true,"more":[1]}}']],
  [['{"jsonrpc":"2.0","id":7,"error":{"code":-32001,"message":"no"}}']],
  [[ANSWER, '{"jsonrpc":"2.0","method":"cancel","params":{}}']],
])('a host is not blamed for %j', async (lines) => {
  expect(await answeredWith(lines)).toMatch(/✓ the host: Conformant/)
})

test('an answer is not held against a host whose tool may have asked for it', async () => {
  const unclear = writing('{"jsonrpc":"2.0","id":8,"method":"fs.exists","params":{', RESULT)
  expect(await answeredWith([ID_8], unclear)).toMatch(/✓ the host: Conformant/)
})

const READS = writing('{"type":"read_config","id":"a"}', '{"type":"exit","code":0}')
const CONFIG = '{"type":"config","id":"a","data":{}}'
const PLUGIN_INIT =
  '{"type":"init","version":1,"workspace":{"root":"/w","storage":"/w/.jp"},"config":{},"args":[],"log_level":0}'

test.each([
  ['plugin.ids.replies-repeat-ids', [CONFIG.replace('"a"', '"b"'), CONFIG]],
  ['plugin.ids.errors-repeat-ids', ['{"type":"error","id":"b","message":"no"}']],
  ['plugin.errors.one-reply', [CONFIG, CONFIG]],
])('a host of plugins is blamed for an answer that is none to the request: %s', async (requirement, lines) => {
  const stderr = await answeredWith(lines, READS, PLUGIN_INIT)
  expect(stderr).toMatch(new RegExp(`✗ 1/1 ${requirement}`))
  expect(stderr).toMatch(/✗ the plugin-host: Not conformant/)
})

test('a host of plugins is not blamed for a reply', async () => {
  const stderr = await answeredWith([CONFIG], READS, PLUGIN_INIT)
  expect(stderr).toMatch(/✓ the plugin-host: Conformant/)
})

test('how a session ends is not blamed on a tool whose host ended it', async () => {
  const silent = 'process.stdin.resume().on("end", () => process.exit(1))'
  const { stderr } = await passed(tapping([], [process.execPath, '-e', silent]), `${INIT}\n`)
  expect(stderr).not.toMatch(/✗/)
  expect(stderr).toContain('the host ended the input')
})

/** The reference host of plugins, or a mutant of it, and what its recording comes to for either side. */
async function pluginBehindTap(host: string[], plugin: string[]) {
  const folder = folderWith({ 'ws/.jp/keep': '' })
  const file = join(folder, 'p.ndjson')
  const program = [process.execPath, join(root, 'reference-impl/plugin/plugin.js'), ...plugin]
  const words = [...ours('tap', '--record', file, '--'), ...program].map((word) => `'${word}'`)
  writeFileSync(join(folder, 'jp-t'), `#!/bin/sh\nexec ${words.join(' ')}\n`)
  chmodSync(join(folder, 'jp-t'), 0o755)
  const start = `cd '${join(folder, 'ws')}' && exec "$@"`
  const main = join(root, 'reference-impl/plugin-host/plugin-host.js')
  const PATH = `${folder}:${process.env.PATH}`
  await passed(spawnOf(['sh', '-c', start, 'sh', process.execPath, main, ...host, 't'], { PATH }))
  const [own, other] = await Promise.all([
    passed(spawnOf(ours('judge', file))),
    passed(spawnOf(ours('judge', '--as', 'plugin-host', file))),
  ])
  return { plugin: own.code, host: other.code, shown: `${own.stdout}${other.stdout}` }
}

test('a correct plugin and a correct host of plugins conform', async () => {
  expect(await pluginBehindTap([], [])).toMatchObject({ plugin: 0, host: 0 })
})

test('the plugin alone is blamed for what it does wrong', async () => {
  const mutant = ['--mutant', 'plugin.framing.pretty-prints']
  expect(await pluginBehindTap([], mutant)).toMatchObject({ plugin: 1, host: 0 })
})
