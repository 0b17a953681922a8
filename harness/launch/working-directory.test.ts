import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fromAnywhere, openWorkingDirectory } from './working-directory.ts'

const home = mkdtempSync(join(tmpdir(), 'working-directory-'))
writeFileSync(join(home, 'tool.py'), '')
/** Longer than any path may be. */
const LONG = '{}'.repeat(10_000)
afterAll(() => rmSync(home, { recursive: true }))

test('without a directory of its own a run has an empty one, which is removed', () => {
  const command = ['python3', 'tool.py', '--x', 'none.py', '', LONG]
  const { cwd, remove, ...opened } = openWorkingDirectory({ command, base: home })
  expect(readdirSync(cwd)).toEqual([])
  expect(opened.command).toEqual(['python3', join(home, 'tool.py'), '--x', 'none.py', '', LONG])
  writeFileSync(join(cwd, 'left'), '')
  remove()
  expect(existsSync(cwd)).toBe(false)
})

test('a bare word that names a directory is a path behind an option alone', () => {
  for (const name of ['run', 'tool', 'classes']) mkdirSync(join(home, name))
  const placed = (...command: string[]) => fromAnywhere(command, home).slice(1)
  expect(placed('poetry', 'run', 'tool')).toEqual(['run', 'tool'])
  expect(placed('poetry', 'run', './tool')).toEqual(['run', join(home, 'tool')])
  expect(placed('go', 'run', '.')).toEqual(['run', home])
  expect(placed('python3', './tool')).toEqual([join(home, 'tool')])
  expect(placed('java', '-cp', 'classes', 'Tool')).toEqual(['-cp', join(home, 'classes'), 'Tool'])
})

test('a program that is named with a path is found from there', () => {
  const { command, remove } = openWorkingDirectory({ command: ['./build/tool'], base: home })
  expect(command).toEqual([join(home, 'build/tool')])
  remove()
})

test('a directory that is configured is relative to the base, and stays', () => {
  const opened = openWorkingDirectory({ command: ['./tool.py'], base: tmpdir(), cwd: home })
  expect(opened).toMatchObject({ command: ['./tool.py'], cwd: home })
  opened.remove()
  expect(existsSync(home)).toBe(true)
})
