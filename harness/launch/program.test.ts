import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { kindAt, kindsOnPath } from './program.ts'

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'program-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

test('a path leads to a program, a file, a directory or nothing', () => {
  const root = folder()
  writeFileSync(join(root, 'run'), '', { mode: 0o755 })
  writeFileSync(join(root, 'read'), '', { mode: 0o644 })
  expect(['run', 'read', '.', 'none'].map((name) => kindAt(join(root, name)))).toEqual([
    'program',
    'file',
    'directory',
    'nothing',
  ])
})

test('what cannot be looked at is nothing', () => {
  const root = folder()
  symlinkSync('round', join(root, 'round'))
  writeFileSync(join(root, 'file'), '')
  mkdirSync(join(root, 'closed'))
  chmodSync(join(root, 'closed'), 0)
  const folders = ['round', 'file', 'closed', 'n'.repeat(5_000)].map((name) => join(root, name))
  expect(kindsOnPath('program', folders.join(':'))).toEqual(folders.map(() => 'nothing'))
})
