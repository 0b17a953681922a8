import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderWith, removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const node = process.execPath

test.each([
  [
    'tool',
    'limits: { idle_ms: 5s }\n',
    /must be a whole number, but is "5s"\.\n {2}Write milliseconds: 5000\.\n/,
  ],
  ['tool', 'limits: { idle_ms: 1.5 min }\n', /\n {2}Write milliseconds: 90000\.\n/],
  ['tool', 'env: [A=1, B=b=c]\n', /but is a list\.\n {2}Write a mapping: \{ A: "1", B: b=c \}\.\n/],
  ['tool', 'actions: [spwan]\n', /^[^\n]*did you mean `spawn`\?\n[^\n]*\n$/i],
  ['tool', 'name: !!binary aGk=\n', /1: the tag `!!binary` stands for nothing here\.\n {2}Leave/],
  ['tool', '{"name": "x" // hi\n}\n', /\n {2}A comment begins with #\.\n/],
  [
    'tool',
    '<<<<<<< HEAD\nname: a\n=======\nname: b\n>>>>>>> x\n',
    /^jp-conformance: c\.yaml:1: a conflict of a merge begins here\.\n[^\n]*\n$/,
  ],
  ['tool', 'cmd: [x]\n', /c\.yaml:1: unknown key `cmd`; did you mean `command`\?/],
  ['tool', 'timeout: 5\n', /unknown key `timeout`; did you mean `limits`\?/],
  [
    'tool',
    'features: { filesystem: true }\n',
    /feature `filesystem`\.\n {2}.* spec\/features\.yaml/,
  ],
  [
    'tool',
    'cases:\n- &a\n  name: q\n- <<: *a\n  name: r\n',
    /4: `cases\[1\]` has a merge key `<<`, .*\n {2}Write the keys out;/,
  ],
  [
    'tool',
    'cases:\n- name: a\n  expect: { result: 5 }\n',
    /3: .* must be a text or a mapping, but is 5\.\n {2}Put it in quotes: "5"\.\n/,
  ],
  [
    'flattener',
    'providers:\n- ollama\n- openai\n',
    /^jp-conformance: c\.yaml:3: unknown provider `openai`; did/,
  ],
  [
    'plugin-host',
    'name: x\nprofile: d18\n',
    /c\.yaml:2: the profile `d18` takes a driver: --driver\.\n$/,
  ],
  [
    'plugin-host',
    'options:\n  override: [--cfg, "{ky}={value}"]\n',
    /c\.yaml:2: .* has no \{key\}\.\n/,
  ],
  ['plugin-host', 'options:\n  override: [--cfg, "{key}"]\n', /has no \{value\} or \{json\}\.\n/],
  [
    'plugin',
    'cases:\n- name: a\n  expect: { printed: { contents: x } }\n',
    /3: .*did you mean `content`\?/,
  ],
  [
    'plugin',
    'cases:\n- name: a\n  expect: { exit: { code: 256 } }\n',
    /3: .* from 0 to 255, but is 256\./,
  ],
])('what the configuration of a %s names wrongly is reported by line (%#)', async (role, text, output) => {
  const cwd = folderWith({ 'c.yaml': text })
  const { status, stderr } = await run([role, '--config', 'c.yaml', '--', node], { cwd })
  expect(stderr).toMatch(output)
  expect(status).toBe(2)
})

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

test('a case that expects a file which nobody may write is pointed out', async () => {
  const expected = 'files: { a: x, b: y }\n  expect: { files: { a: x, b: z } }\n'
  const cases = `- name: a\n  ${expected}- name: b\n  policy: { filesystem: { writable: true } }\n  ${expected}`
  const cwd = folderWith({ 'c.yaml': `cases:\n${cases}` })
  const { status, stderr } = await run(['tool', '--config', 'c.yaml', '--', node], { cwd })
  expect(stderr).toMatch(
    /^jp-conformance: c\.yaml:4: `cases\[0\]` expects `b` to be written, .*\n {2}State policy: .*\n[^c]*$/,
  )
  expect(status).toBe(0)
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
