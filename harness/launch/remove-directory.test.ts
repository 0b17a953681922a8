import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeDirectory, takeDirectoriesLeft } from './remove-directory.ts'

/** A directory that a program has done something to. */
function folderAfter(script: string): { folder: string; isDone: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'remove-directory-'))
  onTestFinished(() => void spawnSync('sh', ['-c', `rm -rf '${folder}'`], { cwd: '/' }))
  writeFileSync(join(folder, 'file'), '')
  const { status } = spawnSync('sh', ['-c', script], { cwd: folder })
  return { folder, isDone: status === 0 }
}

const DEEPER_THAN_PATHS = `python3 -c "
import os
for _ in range(60):
    os.mkdir('d' * 250)
    os.chdir('d' * 250)
"`

test.each([
  ['a directory that nobody may read', 'mkdir -p a/b && chmod 000 a/b a'],
  ['a name of 255 bytes', `mkdir ${'n'.repeat(255)}`],
  ['paths that are longer than any may be', DEEPER_THAN_PATHS],
])('removes %s', (_, script) => {
  const { folder, isDone } = folderAfter(script)
  expect(isDone).toBe(true)
  removeDirectory(folder)
  expect(existsSync(folder)).toBe(false)
  expect(takeDirectoriesLeft()).toEqual([])
})

test('names a directory that stays, why, and how to remove it; and that once', (context) => {
  const { folder, isDone } = folderAfter('chattr +i file')
  onTestFinished(() => void spawnSync('chattr', ['-i', join(folder, 'file')]))
  if (!isDone) context.skip()
  removeDirectory(folder)
  const because = `cannot remove '${folder}/file': Operation not permitted; remove it with: chattr -R -i -a ${folder}; rm -rf ${folder}`
  expect(takeDirectoriesLeft()).toEqual([{ directory: folder, because }])
  expect(takeDirectoriesLeft()).toEqual([])
})

test('removes nothing through a mount', (context) => {
  const outside = mkdtempSync(join(tmpdir(), 'remove-directory-outside-'))
  writeFileSync(join(outside, 'kept'), 'kept')
  const { folder, isDone } = folderAfter(`mkdir 'a b' && mount --bind '${outside}' 'a b'`)
  const point = join(folder, 'a b')
  onTestFinished(() => void spawnSync('sh', ['-c', `umount '${point}'; rm -r '${outside}'`]))
  if (!isDone) context.skip()
  removeDirectory(folder)
  expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('kept')
  expect(takeDirectoriesLeft()).toEqual([
    {
      directory: folder,
      because: `something is mounted at '${point}'; remove it with: while umount -R '${point}'; do :; done; rm -rf ${folder}`,
    },
  ])
})

test('takes what was removed meanwhile for removed', (context) => {
  const { folder, isDone } = folderAfter('chattr +i file')
  onTestFinished(() => void spawnSync('chattr', ['-i', join(folder, 'file')]))
  if (!isDone) context.skip()
  removeDirectory(folder)
  spawnSync('chattr', ['-i', join(folder, 'file')])
  expect(takeDirectoriesLeft()).toEqual([])
  expect(existsSync(folder)).toBe(false)
})
