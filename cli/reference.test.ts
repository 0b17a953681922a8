import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')

function run(args: string[], input = '') {
  const ended = spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' })
  return { status: ended.status, stdout: ended.stdout, stderr: ended.stderr }
}

const USAGE =
  'jp-conformance reference (tool | flattener | plugin | host run | host driver | plugin-host) [ARGUMENTS…]'

describe('a reference program', () => {
  test('answers on the same streams', () => {
    const line = { id: 1, provider: 'openai-tools', schema: { type: 'object' } }
    const { status, stdout } = run(['reference', 'flattener'], `${JSON.stringify(line)}\n`)
    expect({ status, answer: JSON.parse(stdout) }).toEqual({
      status: 0,
      answer: { id: 1, schema: { type: 'object' }, notes: [] },
    })
  })

  test('gets every argument as it was given, those that look like ours too', () => {
    const { stderr } = run(['reference', 'host', 'run', '--', 'no-such-tool', '--help'])
    expect(stderr).toContain('no-such-tool')
  })
})

describe('a name that is none', () => {
  test.each([
    [['reference'], 'name a reference program.'],
    [['reference', 'host'], 'unknown reference program `host`; did you mean `host run`?'],
    [
      ['reference', 'host', 'rnu'],
      'unknown reference program `host rnu`; did you mean `host run`?',
    ],
    [
      ['reference', 'tol', '--mutant', 'x'],
      'unknown reference program `tol`; did you mean `tool`?',
    ],
  ])('%j', (args, message) => {
    const stderr = `jp-conformance: ${message}\n  ${USAGE}\n`
    expect(run(args)).toEqual({ status: 2, stdout: '', stderr })
  })
})

test.each([
  [
    ['tool', '--mutant', 'vfs.rpc.dies-of-refusa'],
    "there is no mutant named 'vfs.rpc.dies-of-refusa'; did you mean `vfs.rpc.dies-of-refusal`?",
  ],
  [
    ['host', 'driver', 'more'],
    "Unexpected argument 'more'. This command does not take positional arguments",
  ],
  [['plugin', '--mutnt'], 'unknown option --mutnt; there is --mutant ID'],
  [
    ['host', 'driver', '--variant', 'think'],
    "there is no variant named 'think'; did you mean `thinks`?",
  ],
])('the argument %j of a program is refused', (args, message) => {
  const { status, stdout, stderr } = run(['reference', ...args])
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 2, stdout: '', stderr: `jp-conformance: ${message}\n` },
  })
})

test.each([
  'plugin',
  'flattener',
  'tool',
])('a mutant of the %s that none is like is answered with some and where the others are', (name) => {
  const { status, stderr } = run(['reference', name, '--mutant', 'nosuch'])
  expect(stderr).toMatch(
    /^jp-conformance: there is no mutant named 'nosuch'\n {2}There are \d+, such as \S+, \S+, \S+; jp-conformance spec trace ID names those of a requirement\.\n$/,
  )
  expect(status).toBe(2)
})

test.each([[['reference', '--help']], [['help', 'reference']]])('%j names the programs', (args) => {
  const { status, stdout, stderr } = run(args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const name of ['tool', 'plugin', 'flattener', 'host'])
    expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
})
