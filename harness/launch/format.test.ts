import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { commandProblem, formatProblem } from './format.ts'
import { launch } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-format-'))
afterAll(() => rmSync(folder, { recursive: true }))

function program(name: string, bytes: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  chmodSync(file, 0o755)
  return file
}

const node = readFileSync(process.execPath)
const elsewhere = Buffer.from(node)
elsewhere.writeUInt16LE(0x9026, 18)

describe.runIf(process.platform === 'linux')('what the system does not run', () => {
  const unmarked = program('unmarked', 'echo hello\n')

  test.each<[string, string | Buffer, string]>([
    ['a script without #!', 'touch made-by-a-shell\n', 'neither with #!'],
    ['chance', Buffer.from([7, 200, 3, 0, 0, 91]), 'neither with #!'],
    ['nothing', '', 'it is empty'],
    ['the beginning of a program', node.subarray(0, 100), 'a damaged program'],
    ['a program for another machine', elsewhere.subarray(0, 100_000), 'another machine'],
    ['a script of a script without #!', `#!${unmarked}\n`, 'its interpreter'],
  ])('%s is refused, and no shell is given it', async (name, bytes, problem) => {
    const file = program(name.replaceAll(' ', '-'), bytes)
    expect(formatProblem(file)).toContain(problem)
    const reason = await new Promise<string>((resolve, reject) => {
      const nothing = () => {}
      launch(
        { command: [file], cwd: folder, env: {} },
        {
          ...{ stdout: nothing, stdoutEnd: nothing, stderr: nothing, inputRefused: nothing },
          exit: () => reject(new Error('it was run')),
          failed: resolve,
        },
      )
    })
    expect(reason).toContain(problem)
  })
})

test.each([
  process.execPath,
  '/bin/sh',
  program('script', '#!/bin/sh\n'),
  program('spaced', '#! /usr/bin/env node\n'),
  join(folder, 'absent'),
])('%s has nothing against it', (file) => {
  expect(formatProblem(file)).toBeUndefined()
})

test('a name is looked up on the PATH, a path starts from the directory', () => {
  program('plain', 'exit 0\n')
  expect(commandProblem('plain', { cwd: '/', path: folder })).toBeDefined()
  expect(commandProblem('./plain', { cwd: folder, path: '' })).toBeDefined()
  expect(commandProblem('plain', { cwd: folder, path: '' })).toBeUndefined()
})
