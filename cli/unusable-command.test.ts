import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderWith, removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const node = process.execPath

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
    tabbed: '#!\t/no/such/sh\t-e\n',
    unmarked: 'echo hello\n',
    damaged: '\x7fELF and no more',
  })
  execFileSync('mkfifo', [join(cwd, 'pipe')])
  for (const name of ['lost', 'unmarked', 'damaged', 'dos', 'tabbed', 'pipe'])
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
    ['no interpreter behind a tab', ['./tabbed'], /, \/no\/such\/sh, does not exist/],
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
