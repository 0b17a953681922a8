import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderWith, removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const node = process.execPath

describe('wrong usage ends with status 2 and states what to do', () => {
  test.each<[string, string[], RegExp]>([
    ['no command', [], /Usage: jp-conformance/],
    ['a misspelt command', ['tol'], /unknown command `tol`; did you mean `tool`\?/],
    [
      'a misspelt option',
      ['tool', '--onyl', 'x', '--', node],
      /did you mean `--only`\?\n {2}jp-conformance tool --help/,
    ],
    ['no tool', ['tool'], /no tool to certify[\s\S]*jp-conformance tool -- /],
    ['a command without --', ['tool', 'python3', 'a.py'], /tool -- python3 a\.py/],
    ['no jobs', ['tool', '--jobs', '0', '--', node], /whole number from 1 to 1000/],
    ['more jobs than processes', ['tool', '--jobs', '1001', '--', node], /from 1 to 1000/],
    ['a seed that is none', ['tool', '--seed', 'x', '--', node], /whole number from 0/],
    ['a shard beyond the last', ['tool', '--shard', '3/2', '--', node], /1 ≤ I ≤ N ≤ 1000/],
    ['a time scale of nothing', ['tool', '--time-scale', '0', '--', node], /from 0\.01 to 100/],
    ['a time scale of weeks', ['tool', '--time-scale', '300000', '--', node], /from 0\.01 to 100/],
    ['an unknown format', ['tool', '--report', 'jnit', '--', node], /did you mean `junit`\?/],
    [
      'two reports on stdout',
      ['tool', '--report', 'json', '--report', 'html', '--', node],
      /both go to stdout/,
    ],
    [
      'a report nowhere',
      ['tool', '--report', 'json=no/x.json', '--', node],
      /directory of the report .* does not exist/,
    ],
    ['a report onto a directory', ['tool', '--report', 'json=.', '--', node], /is a directory/],
    ['an empty report file', ['tool', '--report', 'json=', '--', node], /empty name for a file/],
    [
      'an unknown revision',
      ['tool', '--revision', 'rfd008', '--', node],
      /unknown revision `rfd008`; what is certified here is vfs \(vfs-0\.1\.0\) and toolstate \(rfd009-r1, rfd009\)\./,
    ],
    [
      'a revision of another protocol',
      ['tool', '--revision', 'driver-1', '--', node],
      /`driver-1` is of the protocol driver; .* vfs \(vfs-0\.1\.0\) and toolstate /,
    ],
    ['an unknown profile', ['tool', '--profile', 'x', '--', node], /unknown profile `x`/],
    [
      'a pattern for nothing',
      ['tool', '--only', 'vfs.framing.one-objet', '--', node],
      /did you mean `vfs\.framing\.one-object-per-line`\?/,
    ],
    [
      'another pattern for nothing',
      ['tool', '--skip', 'x', '--', node],
      /no check matches `--skip x`/,
    ],
    [
      'a selection of nothing',
      ['tool', '--only', 'vfs.rpc.call-shape', '--skip', 'vfs.*', '--', node],
      /no check is left: --skip leaves out all that --only names\./,
    ],
    [
      'a profile that takes a driver',
      ['plugin-host', '--profile', 'd18', '--', node],
      /the profile `d18` takes a driver: --driver\./,
    ],
    [
      'no such configuration',
      ['tool', '--config', 'no.yaml'],
      /no configuration file no\.yaml[\s\S]*init tool/,
    ],
    [
      'no such known failures',
      ['tool', '--known-failures', 'no.txt', '--', node],
      /known failures no\.txt cannot be read: it does not exist\./,
    ],
    [
      'known failures nowhere',
      ['tool', '--known-failures', 'no/k.txt', '--update-known-failures', '--', node],
      /directory of the file of known failures no\/k\.txt does not exist/,
    ],
    [
      'an update of nothing',
      ['tool', '--update-known-failures', '--', node],
      /needs --known-failures/,
    ],
    [
      'no such transcript',
      ['judge', 'no.ndjson'],
      /no\.ndjson cannot be read: it does not exist\./,
    ],
    [
      'a directory of transcripts',
      ['judge', '.'],
      /the transcript \. cannot be read: it is a directory\./,
    ],
    [
      'a directory of results',
      ['report', 'html', '.'],
      /the results \. cannot be read: it is a directory\./,
    ],
    ['an unknown report format', ['report', 'htm', 'x'], /did you mean `html`\?/],
    ['no such results', ['report', 'html', 'no.json'], /no\.json cannot be read/],
    [
      'a value that is missing before the command',
      ['tool', '--transcripts', '--', node],
      /argument `--` is invalid\. Its value is missing, for `--` begins the command\./,
    ],
    ['the same of a repeatable option', ['tool', '--only', '--', node], /Its value is missing/],
    [
      'a file in place of a format',
      ['tool', '--report', 'x.html', '--', node],
      /did you mean `html`\?\n {2}--report html=x\.html\n/,
    ],
    [
      'a colon in place of an equals sign',
      ['tool', '--report', 'json:x.json', '--', node],
      /unknown report format `json:x\.json`\.\n {2}--report json=x\.json\n/,
    ],
    [
      'a format by another name',
      ['tool', '--report', 'md=x.txt', '--', node],
      /did you mean `markdown`\?\n {2}--report markdown=x\.txt\n/,
    ],
    [
      'results before the format',
      ['report', 'r.json', 'html'],
      /format `r\.json`: the format comes first\.\n {2}jp-conformance report html r\.json\n/,
    ],
    [
      'a format with a file',
      ['report', 'html=x.html', 'r.json'],
      /\n {2}jp-conformance report html r\.json --output x\.html\n/,
    ],
    ['a folder of transcripts', ['judge', './'], /\n {2}jp-conformance judge \.\/\*\.ndjson\n/],
    [
      'a kind of tool in place of a role',
      ['init', 'outcome'],
      /it is a kind of tool\.\n {2}jp-conformance init tool, and state `protocol: outcome` there\./,
    ],
    ['a directory to write to', ['init', 'tool', '--output', '.'], /\. is a directory\./],
    [
      'a configuration without its option',
      ['tool', 'c.yaml', '--', node],
      /`c\.yaml` is out of place: a configuration follows --config\.\n {2}jp-conformance tool --config c\.yaml -- /,
    ],
    ['another word for it', ['test'], /certified by the command of its role\.\n.* tool -- COMMAND/],
    ['a command that is planned', ['fuzz', 'tool'], /the command `fuzz` is not there yet\./],
    ['an unknown role', ['init', 'tol'], /did you mean `tool`\?/],
    ['an unknown reference', ['reference', 'tol'], /did you mean `tool`\?/],
    [
      'no role',
      ['--', './upper', 'a b'],
      /no role is named: .*\n {2}jp-conformance tool -- \.\/upper 'a b'\n/,
    ],
    [
      'a program in place of a role',
      ['./upper'],
      /no role is named: .*\n {2}.* tool -- \.\/upper\n/,
    ],
    [
      'help behind a role',
      ['tool', 'help'],
      /`help` is out of place.*\n {2}jp-conformance tool --help\n/,
    ],
    [
      'a command of a host without its tool',
      ['host', '--exec', '--', node, 'host.js'],
      /no word of the command has \{tool\}, .*\n {2}Write \{tool\} where its tool is named; .*--exec\./,
    ],
  ])('%s', async (_, args, output) => {
    const { status, stdout, stderr } = await run(args)
    expect(stderr).toMatch(output)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})

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
