import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderWith, removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const node = process.execPath

test('of each line that is not YAML one thing is stated', async () => {
  const cwd = folderWith({ 'c.yaml': 'import json, sys\nprint({"a": [1, "b": 2]}))\n' })
  const { stderr } = await run(['tool', '--config', 'c.yaml', '--', node], { cwd })
  const places = stderr.match(/c\.yaml:\d+/g) ?? []
  expect(places.length).toBeGreaterThan(0)
  expect(new Set(places).size).toBe(places.length)
})

test('keys that have no effect are pointed out', async () => {
  const text = 'cases:\n- name: a\n  inputs: [y]\n'
  const cwd = folderWith({ 'c.yaml': text })
  const { status, stderr } = await run(['tool', '--config', 'c.yaml', '--', node], { cwd })
  expect(stderr).toMatch(
    /^jp-conformance: c\.yaml:3: `inputs` has no effect .*\n {2}State `stateful: true`/,
  )
  expect(status).toBe(0)
})

test.each([
  [['tool.js', '--jobs', '2', 'x'], '--jobs 2', 'tool.js x'],
  [['tool.js', '--report=json'], '--report=json', 'tool.js'],
  [['tool.js', '--update-known-failures'], '--update-known-failures', 'tool.js'],
  [['tool.js', '--config', 'jp-conformance.yaml'], '--config jp-conformance.yaml', 'tool.js'],
])('an option after the dashes is pointed out: %j', async (words, option, rest) => {
  const { status, stderr } = await run(['tool', '--', node, ...words])
  expect(stderr).toBe(
    `jp-conformance: \`${option}\` stands after \`--\`, so it is passed to the command.\n` +
      `  If it is an option of this program: jp-conformance tool ${option} -- ${node} ${rest}\n`,
  )
  expect(status).toBe(0)
})

test('options of a command that are no options of ours need no note', async () => {
  const words = ['--config', 'mine.yaml', '--verbose', '--seed', '1']
  expect(await run(['tool', '--', node, ...words])).toMatchObject({ status: 0, stderr: '' })
})

test('a configuration without a command gets the line that may stand there', async () => {
  const cwd = folderWith({ 'c.yaml': '' })
  const { status, stderr } = await run(['tool', '--config', 'c.yaml'], { cwd })
  expect(stderr).toMatch(
    /\n {2}State it there, as in command: \[python3, upper\.py\], or name it: .*--config c\.yaml -- /,
  )
  expect(status).toBe(2)
})

test('a configuration to start from names its role and its file', async () => {
  const cwd = folderWith()
  await run(['init', 'host', '--output', 'h.yaml'], { cwd })
  expect(readFileSync(join(cwd, 'h.yaml'), 'utf8')).toContain('host --config h.yaml\n')
  const { status, stderr } = await run(['tool', '--config', 'h.yaml', '--', node], { cwd })
  expect(stderr).toContain('`role` must be "tool", but is "host".\n  jp-conformance host --config')
  expect(status).toBe(2)
})

test('a configuration in the current directory is pointed out, not read', async () => {
  const cwd = folderWith()
  writeFileSync(join(cwd, 'jp-conformance.yaml'), 'nonsense: 1\n')
  const { status, stderr } = await run(['tool', '--', node], { cwd })
  expect(stderr).toContain('read only with --config jp-conformance.yaml')
  expect(status).toBe(0)
})

test.each([
  [['--help']],
  [['tool', '--help']],
  [['--version']],
  [['spec', 'list', '--help']],
])('%j is no fault', async (args) => {
  const { status, stdout, stderr } = await run(args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).not.toBe('')
})

describe('nothing that is read is written over', () => {
  const files = { 'mine.py': 'source', 'c.yaml': 'name: x\n', 'k.yaml': '[]\n', 'r.json': '{}' }
  test.each([
    ['the subject', ['tool', '--report', 'json=mine.py', '--', node, 'mine.py'], 'mine.py'],
    ['a word of it', ['tool', '--report', 'json=mine.py', '--', node, '--x=./mine.py'], 'mine.py'],
    [
      'the configuration',
      ['tool', '--config', 'c.yaml', '--report', 'json=c.yaml', '--', node],
      'c.yaml',
    ],
    [
      'known failures',
      ['tool', '--known-failures', 'k.yaml', '--report', 'json=./k.yaml', '--', node],
      'k.yaml',
    ],
    [
      'the subject by known failures',
      ['tool', '--known-failures=mine.py', '--update-known-failures', '--', node, 'mine.py'],
      'mine.py',
    ],
    ['saved results', ['report', 'html', 'r.json', '--output', 'r.json'], 'r.json'],
  ] as const)('%s', async (_, args, file) => {
    const cwd = folderWith(files)
    const { status, stderr } = await run(args, { cwd })
    expect(stderr).toMatch(/would be written over \S*, which is read; name another file\./)
    expect(status).toBe(2)
    expect(readFileSync(join(cwd, file), 'utf8')).toBe(files[file])
  })
})
