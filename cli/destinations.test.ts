import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderWith, removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const tool = ['--', process.execPath]

describe('a place where nothing can be written is refused before anything runs', () => {
  test.each([
    ['a report', ['tool', '--report', 'json=-', ...tool], 'the report would be a file named -'],
    ['one in a directory to be', ['tool', '--report', 'json=x/', ...tool], 'x/ has the name of a'],
    ['transcripts', ['tool', '--transcripts', '', ...tool], 'cannot be made: its name is empty.'],
    [
      'transcripts where nothing can be made',
      ['tool', '--transcripts', '/proc/a/b', ...tool],
      'the directory for transcripts /proc/a/b cannot be made: ',
    ],
    ['a configuration', ['init', 'tool', '--output', 'a/b.yaml'], 'a/b.yaml does not exist'],
    ['one without a name', ['init', 'tool', '--output', ''], 'has an empty name for a file'],
  ])('%s', async (_, args, message) => {
    const { status, stdout, stderr } = await run(args)
    expect(stderr).toContain(message)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})

test('a directory for transcripts is made with those above it', async () => {
  const cwd = folderWith()
  expect(await run(['tool', '--transcripts', 'a/b/c', ...tool], { cwd })).toMatchObject({
    status: 0,
  })
  expect(existsSync(join(cwd, 'a/b/c'))).toBe(true)
})
