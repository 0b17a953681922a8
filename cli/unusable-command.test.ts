import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
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

test('a machine without room for temporary files is no fault of the suite', async () => {
  const env = { TMPDIR: '/no/such' }
  const { status, stderr } = await run(['tool', '--', node], { env })
  expect(stderr).toContain('the directory for temporary files /no/such cannot be used: nothing can')
  expect(stderr).not.toContain('the suite itself')
  expect(status).toBe(4)
})

test('every problem is reported at once', async () => {
  const { stderr } = await run(['tool', '--report', 'x=y', '--profile', 'x'])
  expect(stderr.split('\n').filter((line) => line.startsWith('jp-conformance: '))).toHaveLength(3)
})

describe('a command that cannot be started ends with status 4 before anything runs', () => {
  const cwd = folderWith({
    plain: 'text',
    lost: '#!/no/such/python\n',
    dos: '#!/bin/sh\r\n',
    unmarked: 'echo hello\n',
    damaged: '\x7fELF and no more',
  })
  execFileSync('mkfifo', [join(cwd, 'pipe')])
  for (const name of ['lost', 'unmarked', 'damaged', 'dos', 'pipe'])
    chmodSync(join(cwd, name), 0o755)
  test.each<[string, string[], RegExp]>([
    [
      'nowhere on the PATH',
      ['no-such-program'],
      /no program `no-such-program` on the PATH[\s\S]*\.\/no-such/,
    ],
    ['no such file', ['./no-such'], /no program `\.\/no-such`/],
    ['not executable', ['./plain'], /not executable[\s\S]*chmod \+x/],
    ['a directory', ['/'], /is a directory/],
    ['no interpreter', ['./lost'], /interpreter of `\.\/lost`, \/no\/such\/python, does not exist/],
    ['no interpreter of that name', ['./dos'], /\/bin\/sh\\r, does not exist\.\n {2}.*CR LF/],
    ['a pipe', ['./pipe'], /`\.\/pipe` is not executable/],
    ['no #!', ['./unmarked'], /`\.\/unmarked` cannot be started: it begins neither with #!/],
    [
      'a damaged program',
      ['./damaged'],
      /`\.\/damaged` cannot be started: it is a damaged program/,
    ],
    ['a shell line', ['python3 upper.py | cat'], /No shell is involved/],
    ['a variable', ['A=1', 'python3', 'a.py'], /under `env` .*: env A=1 python3 a\.py\./],
    ['a home directory', ['~/tool'], /replace ~ and variables: write the whole path/],
    ['a command of the shell', ['cd', '.'], /`cd` is a command of a shell: start one, sh -c/],
  ])('%s', async (_, command, output) => {
    const { status, stdout, stderr } = await run(['tool', '--', ...command], { cwd })
    expect(stderr).toMatch(output)
    expect({ status, stdout }).toEqual({ status: 4, stdout: '' })
  })
})

test('a command from elsewhere is taken from where it was typed', async () => {
  const cwd = folderWith({ 'conf/c.yaml': 'name: x\n', run: '#!/bin/sh\n' })
  chmodSync(join(cwd, 'run'), 0o755)
  const { status } = await run(['tool', '--config', 'conf/c.yaml', '--', './run'], { cwd })
  expect(status).toBe(0)
})
