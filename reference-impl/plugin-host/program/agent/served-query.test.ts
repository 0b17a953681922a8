import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Workspace } from '../workspace.ts'

const HOST = resolve('reference-impl/plugin-host/plugin-host.js')

/** Asks, and writes down what it receives and its own environment until the query is complete. */
const ASKER = `#!/bin/sh
env > environment
read -r init; echo '{"type":"ready"}'
echo '{"type":"subscribe","sub_id":"main","conversation":"1"}'
echo '{"type":"query","conversation":"1","content":"Why?"}'
while read -r line; do
  echo "$line" >> received
  case $line in *query_complete*) echo '{"type":"exit","code":0}'; exit ;; esac
done
`

/** What the server streams: a call, and when its result is there, a text. */
const CALL = { id: 'a', function: { name: 'absent', arguments: '{}' } }
const deltas = [
  [{ tool_calls: [{ index: 0, ...CALL }] }],
  [{ content: 'Because ' }, { content: 'of it.' }],
]

const streamOf = (all: readonly object[]) =>
  [...all.map((delta) => ({ delta })), { delta: {}, finish_reason: 'stop' }]
    .map((choice) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`)
    .join('')

async function server() {
  const keys: unknown[] = []
  const listening = createServer((request, response) => {
    request.resume()
    const all = deltas[keys.length] ?? []
    keys.push(request.headers.authorization)
    response.end(streamOf(all))
  }).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => void listening.close())
  return { keys, url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}` }
}

function workspace(base_url: string): string {
  const root = mkdtempSync(join(tmpdir(), 'jp-served-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['bin', '.jp/conversations/1'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'bin/jp-asker'), ASKER, { mode: 0o755 })
  writeFileSync(join(root, '.jp/config.json'), JSON.stringify({ assistant: { base_url } }))
  return root
}

test('a query is answered by the server that the settings name, and the plugin sees no key', {
  timeout: 60_000,
}, async () => {
  const { keys, url } = await server()
  const root = workspace(url)
  const PATH = `${join(root, 'bin')}${delimiter}${process.env.PATH}`
  const env = { ...process.env, HOME: root, PATH, REFERENCE_ASSISTANT_KEY: 'sk-planted' }
  const host = spawn('node', [HOST, 'asker'], { cwd: root, env, stdio: 'ignore' })
  expect(await once(host, 'exit')).toEqual([0, null])
  expect(keys).toEqual(['Bearer sk-planted', 'Bearer sk-planted'])
  const types = new Workspace(root).read('1').map(({ type, message }) => message ?? type)
  const called = ['tool_call_request', 'tool_call_response']
  expect(types).toEqual(['turn_start', 'chat_request', ...called, 'Because of it.'])
  const received = readFileSync(join(root, 'received'), 'utf8')
  expect(received).toContain('"message":"Because "')
  const seen = received + readFileSync(join(root, 'environment'), 'utf8')
  expect(seen).not.toContain('sk-planted')
})
