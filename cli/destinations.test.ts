import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { unwritable } from './destinations.ts'
import { folderWith, removeFolders, run } from './fixtures/run.ts'
import { writePipe } from './write-pipe.ts'

afterAll(removeFolders)

const tool = ['--', process.execPath]

describe('a place where nothing can be written is refused before anything runs', () => {
  test.each([
    ['a report', ['tool', '--report', 'json=-', ...tool], 'the report would be a file named -'],
    ['one in a directory to be', ['tool', '--report', 'json=x/', ...tool], 'x/ has the name of a'],
    [
      'one where nothing can be made',
      ['tool', '--report', 'json=/proc/r.json', ...tool],
      'the report /proc/r.json cannot be written: nothing can be made in /proc.',
    ],
    [
      'one whose name is too long',
      ['tool', '--report', `json=${'x'.repeat(300)}`, ...tool],
      'cannot be written: its name is too long.',
    ],
    [
      'known failures where nothing can be made',
      ['tool', '--known-failures', '/proc/k', '--update-known-failures', ...tool],
      'the file of known failures /proc/k cannot be written: nothing can be made in /proc.',
    ],
    [
      'one on a full device',
      ['tool', '--report', 'json=/dev/full', ...tool],
      'the report /dev/full cannot be written: no space is left on its device.',
    ],
    ['transcripts', ['tool', '--transcripts', '', ...tool], 'cannot be made: its name is empty.'],
    [
      'transcripts where nothing can be made',
      ['tool', '--transcripts', '/proc/a/b', ...tool],
      'the directory for transcripts /proc/a/b cannot be made: ',
    ],
    [
      'transcripts in a directory that takes none',
      ['tool', '--transcripts', '/proc', ...tool],
      'the directory for transcripts /proc cannot be written to: nothing can be made in /proc.',
    ],
    ['a configuration', ['init', 'tool', '--output', 'a/b.yaml'], 'a/b.yaml does not exist'],
    ['one without a name', ['init', 'tool', '--output', ''], 'has an empty name for a file'],
  ])('%s', async (_, args, message) => {
    const { status, stdout, stderr } = await run(args)
    expect(stderr).toContain(message)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})

test('a link is followed to what it leads to, and refused where it leads in a circle', async () => {
  const cwd = folderWith()
  symlinkSync('target.json', join(cwd, 'link.json'))
  symlinkSync('circle.json', join(cwd, 'circle.json'))
  expect(unwritable(join(cwd, 'circle.json'))).toMatchObject([
    { message: expect.stringContaining('its symbolic links lead in a circle') },
  ])
  expect((await run(['tool', '--report', 'json=link.json', ...tool], { cwd })).status).toBe(0)
  expect(readdirSync(cwd).toSorted()).toEqual(['circle.json', 'link.json', 'target.json'])
})

test('a pipe that nobody reads from is named after a while', () => {
  const cwd = folderWith()
  const pipe = join(cwd, 'pipe')
  execFileSync('mkfifo', [pipe])
  expect(() => writePipe(pipe, 'x', 40)).toThrow('UNREAD_PIPE')
})

test('trying a place leaves nothing there, and takes nothing from what stands there', async () => {
  const cwd = folderWith({ 'r.json': 'before' })
  expect(unwritable(join(cwd, 'r.json'))).toEqual([])
  expect(readdirSync(cwd)).toEqual(['r.json'])
  expect(readFileSync(join(cwd, 'r.json'), 'utf8')).toBe('before')
})

test('a directory for transcripts is made with those above it', async () => {
  const cwd = folderWith()
  expect(await run(['tool', '--transcripts', 'a/b/c', ...tool], { cwd })).toMatchObject({
    status: 0,
  })
  expect(existsSync(join(cwd, 'a/b/c'))).toBe(true)
})
