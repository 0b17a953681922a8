import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Results } from '../spec/generated/results.ts'
import { folderWith, removeFolders, runReally } from './fixtures/run.ts'

afterAll(removeFolders)

/** Prints the first word of a file, and thinks that each file has one. */
const TOOL = `
import json, sys
def write(**message): print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)
sys.stdin.readline()
write(id=1, method="fs.read", params={"path": "input.txt"})
answer = json.loads(sys.stdin.readline())
if "error" in answer:
    write(method="error", params={"message": "no input", "trace": [], "transient": False})
else:
    write(method="result", params={"content": answer["result"]["content"].split()[0]})
`
const CONFIG = `
role: tool
command: [python3, tool.py]
cases:
  - name: first word
    files: { input.txt: "hello world" }
    expect: { outcome: success, result: hello }
`
const END = 'vfs.lifecycle.final-notification'

/** Prints the title of each conversation, and thinks that each has one. */
const PLUGIN = `
import json, sys
def write(**message): print(json.dumps(message), flush=True)
sys.stdin.readline()
write(type="ready")
write(type="list_conversations")
for conversation in json.loads(sys.stdin.readline()).get("data", []):
    write(type="print", text=conversation["title"].upper() + "\\n")
write(type="exit", code=0)
`

/** Fuzzes the tool, and gives what is reported of one requirement. */
async function fuzzed(...options: string[]) {
  const cwd = folderWith({ 'tool.py': TOOL, 'jp-conformance.yaml': CONFIG })
  const config = ['--config', 'jp-conformance.yaml', '--report', 'json=report.json', '--quiet']
  const { status } = await runReally(['fuzz', 'tool', ...config, ...options], cwd)
  const report = JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8')) as Results
  const row = report.results.find(({ requirement }) => requirement === END)
  return { status, report, row, transcript: report.transcripts?.[row?.transcript ?? ''] }
}

test('a tool that a certification accepts fails on a file of another kind', {
  timeout: 60_000,
}, async () => {
  const all = await fuzzed('--runs', '40')
  expect(all.status).toBe(1)
  expect(all.row?.observed).toMatch(/no final notification after request 1 \(fs\.read\)/)
  const answers = all.transcript?.filter((event) => event.event === 'sent').map(({ text }) => text)
  expect(answers?.[1]).toBe('{"jsonrpc":"2.0","id":1,"result":{"content":"","size":0}}')
  const again = await fuzzed('--runs', '40', '--only', END, '--seed', '1')
  expect(again.row?.observed).toBe(all.row?.observed)
  expect(again.row?.transcript).toBe(all.row?.transcript)
})

test('as many sessions are generated as are asked for', { timeout: 120_000 }, async () => {
  const { report } = await fuzzed(
    '--runs',
    '3',
    '--seconds',
    '60',
    '--seed',
    '2',
    '--transcripts',
    'all',
  )
  expect(report.command).toContain('fuzz')
  expect(report.results.length).toBeGreaterThan(10)
  expect(report.results.map(({ verdict }) => verdict)).not.toContain('not-applicable')
})

test('a plugin fails on a conversation of another kind', { timeout: 120_000 }, async () => {
  const cwd = folderWith({ 'plugin.py': PLUGIN })
  const options = ['--runs', '60', '--only', 'plugin.lifecycle.*', '--quiet']
  const { stdout, status } = await runReally(
    ['fuzz', 'plugin', ...options, '--', 'python3', 'plugin.py'],
    cwd,
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(/observed {2}the process ended with exit status 1/)
  expect(stdout).toMatch(/"data":\[\{"id":"\d+"(,"title":null)?,/)
})
