import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderWith, removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const tool = ['--', process.execPath]

describe('a file that cannot be read as one is refused, and none is waited for', () => {
  test.each([
    [
      'tool',
      ['tool', '--config', '/dev/zero', ...tool],
      '/dev/zero cannot be read: it is a device that',
    ],
    [
      'known failures',
      ['tool', '--known-failures', '/dev/full', '--update-known-failures', ...tool],
      'device that has no end',
    ],
    [
      'results',
      ['report', 'html', '/dev/zero'],
      '/dev/zero cannot be read: it is a device that has',
    ],
    ['transcripts', ['judge', '/dev/zero'], '/dev/zero cannot be read: it is no file'],
    ['an empty name', ['tool', '--config', '', ...tool], 'cannot be read: its name is empty.'],
  ])('%s', async (_, args, message) => {
    const { status, stdout, stderr } = await run(args)
    expect(stderr).toContain(message)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })

  test.each([
    ['results', ['report', 'html', 'utf-16']],
    ['known failures', ['tool', '--known-failures', 'utf-16', ...tool]],
  ])('%s that are not UTF-8', async (_, args) => {
    const cwd = folderWith()
    writeFileSync(join(cwd, 'utf-16'), Buffer.from('\uFEFF{}', 'utf16le'))
    const { status, stderr } = await run(args, { cwd })
    expect(stderr).toContain('utf-16 cannot be read: it is not UTF-8.')
    expect(status).toBe(2)
  })
})

describe('a pipe with a name', () => {
  const pipeIn = (cwd: string) => execFileSync('mkfifo', [join(cwd, 'pipe')])

  test('that nobody writes to is given up, and named', async () => {
    const cwd = folderWith()
    pipeIn(cwd)
    const { status, stderr } = await run(['tool', '--config', 'pipe', ...tool], { cwd })
    expect(stderr).toContain('pipe cannot be read: it is a pipe, and nothing writes to it.')
    expect(status).toBe(2)
  })

  test('is read until whoever writes to it has ended', async () => {
    const cwd = folderWith()
    pipeIn(cwd)
    const ended = run(['tool', '--config', 'pipe', ...tool], { cwd })
    const pipe = await open(join(cwd, 'pipe'), 'w')
    await pipe.write('name: x\n')
    await pipe.write('nam: y\n')
    await pipe.close()
    const { status, stderr } = await ended
    expect(stderr).toContain('pipe:2: unknown key `nam`')
    expect(status).toBe(2)
  })
})

test('a configuration without contents is one', async () => {
  expect(await run(['tool', '--config', '/dev/null', ...tool])).toMatchObject({ status: 0 })
})

test('a day that the calendar does not have is no end of a known failure', async () => {
  const entry = '- requirement: vfs.a.b\n  reason: x\n  expires: 2027-02-30\n'
  const cwd = folderWith({ 'k.yaml': entry })
  const { status, stderr } = await run(['tool', '--known-failures', 'k.yaml', ...tool], { cwd })
  expect(stderr).toContain('k.yaml:3: `expires` is 2027-02-30, and the calendar has no such day.')
  expect(status).toBe(2)
})
