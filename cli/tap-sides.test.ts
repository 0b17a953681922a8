import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderWith, removeFolders } from './fixtures/run.ts'
import { ours, passed, spawnOf, tapping } from './fixtures/tapping.ts'

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
