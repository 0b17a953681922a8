import { afterAll, describe, expect, test } from 'vitest'
import { removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const ESCAPE = '\x1b[31m'

describe('what the parser refuses acts on no screen, and names the help', () => {
  test.each([
    ['an option', ['tool', `--${ESCAPE}x`], 'unknown option `--\\x1b[31mx`', 'tool --help'],
    ['a number', ['tool', '--jobs', ESCAPE, 'x'], 'argument `\\x1b[31m` is invalid', 'tool --help'],
    ['a command below', ['spec', ESCAPE], 'unknown command `spec \\x1b[31m`', 'spec list'],
    ['a missing word', ['init'], 'missing required argument `role`', 'init --help'],
    ['another below', ['report', 'compare', 'a'], 'argument `after`', 'report compare --help'],
    ['one dash', ['tool', '-config', 'x'], 'has two dashes: `--config`', 'tool --help'],
    ['an option too early', ['--only', 'x', 'tool'], 'unknown option `--only`', '--help'],
    ['too many schemas', ['flattener', '--runs', '10001'], 'from 1 to 10000', 'flattener --help'],
  ])('%s', async (_, args, message, hint) => {
    const { status, stdout, stderr } = await run(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).toContain(`jp-conformance ${hint}`)
    expect(stderr).not.toContain('\x1b')
  })
})

test.each([
  [['help', 'spec', 'list'], /^Usage: jp-conformance spec list/],
  [['help', 'report', 'merge'], /^Usage: jp-conformance report merge/],
  [['help'], /^Usage: jp-conformance \[options\]/],
])('%j is the help of that command', async (args, output) => {
  const { status, stdout, stderr } = await run(args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(output)
})

test.each([
  [['help', 'tol'], 'unknown command `tol`; did you mean `tool`?'],
  [['merge', 'a'], 'unknown command `merge`; did you mean `report merge`?'],
  [['version'], 'unknown command `version`; did you mean `--version`?'],
])('%j names the command that was meant', async (args, message) => {
  const { status, stderr } = await run(args)
  expect(stderr).toContain(message)
  expect(status).toBe(2)
})
