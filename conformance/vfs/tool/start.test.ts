import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import { RUN_MARK } from '../../../harness/launch/environment.ts'
import { DECOY } from './sandbox.ts'
import { prepare, prepareProject } from './start.ts'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'jp-test-'))
  writeFileSync(join(home, 'tool.py'), '')
})
afterEach(() => rmSync(home, { recursive: true }))

const FILES = ['a.txt', 'deep/b.txt']
const start = (fault?: Fault) =>
  prepare(
    { command: ['python3', 'tool.py', '--x', 'none.py'], cwd: home, env: { A: 'a' }, mark: 'mark' },
    fault,
    FILES,
  )

test('without a fault it starts where it is asked to, marked, with its own variables', async () => {
  const { launch, leave } = await start()
  expect(launch).toMatchObject({ cwd: home, env: { A: 'a', [RUN_MARK]: 'mark', LANG: 'C.UTF-8' } })
  expect(launch.command).toEqual(['python3', 'tool.py', '--x', 'none.py'])
  expect(leave()).toBeUndefined()
})

test('an image has directories and variables of its own, and gets our directory as a mount', async () => {
  const containers = {
    image: 'i',
    cwd: '/work',
    anywhere: ['python3', '/work/tool.py'],
    launch: () => expect.unreachable(),
    close: () => expect.unreachable(),
  }
  const subject = { command: ['python3', 'tool.py'], cwd: home, env: { A: 'a' }, mark: 'mark' }
  const plain = await prepare({ ...subject, containers }, undefined, FILES)
  expect(plain.launch).toEqual({
    command: subject.command,
    cwd: '/work',
    env: { A: 'a', LANG: 'C.UTF-8' },
  })
  const decoy = await prepare({ ...subject, containers }, { kind: 'decoy-project' }, FILES)
  const { command, mounts = '' } = decoy.launch
  expect(command).toEqual(containers.anywhere)
  expect(readFileSync(join(mounts, 'a.txt'), 'utf8')).toBe(DECOY)
  writeFileSync(join(mounts, 'new.txt'), '')
  expect(decoy.leave()).toBe('new.txt was made')
  expect(existsSync(mounts)).toBe(false)
})

test('another locale, and the variables that make a tool talk, win over its own', async () => {
  const foreign = await start({ kind: 'foreign-locale', locale: 'C' })
  expect(foreign.launch.env).toMatchObject({ LC_ALL: 'C', LANG: 'C' })
  const talking = await start({ kind: 'debug-environment', env: { A: 'debug' } })
  expect(talking.launch.env).toMatchObject({ A: 'debug' })
})

test('elsewhere is an empty directory, from which the command still finds its files', async () => {
  const { launch, leave } = await start({ kind: 'elsewhere' })
  expect(launch.cwd).not.toBe(home)
  expect(launch.command).toEqual(['python3', join(home, 'tool.py'), '--x', 'none.py'])
  expect(leave()).toBeUndefined()
  expect(existsSync(launch.cwd)).toBe(false)
})

test('a decoy project has the files of the real one, which hold another text', async () => {
  const { launch, leave } = await start({ kind: 'decoy-project' })
  for (const path of FILES) expect(readFileSync(join(launch.cwd, path), 'utf8')).toBe(DECOY)
  expect(leave()).toBeUndefined()
  expect(existsSync(launch.cwd)).toBe(false)
})

/** More than one string can hold. */
const HUGE = 600 * 1024 * 1024

function replaceByFile(folder: string): void {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
}

test.each<[string, (folder: string) => void]>([
  ['a.txt is gone', (folder) => rmSync(join(folder, 'a.txt'))],
  ['new.txt was made', (folder) => writeFileSync(join(folder, 'new.txt'), '')],
  ['made was made', (folder) => mkdirSync(join(folder, 'made'))],
  ['deep/b.txt was changed', (folder) => writeFileSync(join(folder, 'deep/b.txt'), 'x')],
  ['the directory was removed', (folder) => rmSync(folder, { recursive: true })],
  ['it cannot be read any more (ENOTDIR)', replaceByFile],
  ['a.txt was changed', (folder) => truncateSync(join(folder, 'a.txt'), HUGE)],
])('what the subject did to the directory is reported: %s', async (reported, action) => {
  const { launch, leave } = await start({ kind: 'decoy-project' })
  action(launch.cwd)
  expect(leave()).toBe(reported)
  expect(existsSync(launch.cwd)).toBe(false)
})

const isRoot = process.getuid?.() === 0

test.skipIf(isRoot)(
  `what may not be read is reported as the change it is${isRoot ? ' (skipped: root may read all)' : ''}`,
  async () => {
    const { launch, leave } = await start({ kind: 'decoy-project' })
    chmodSync(join(launch.cwd, 'a.txt'), 0)
    expect(leave()).toBe('a.txt was changed')
    const closed = await start({ kind: 'elsewhere' })
    mkdirSync(join(closed.launch.cwd, 'closed', 'deep'), { recursive: true })
    chmodSync(join(closed.launch.cwd, 'closed'), 0)
    expect(closed.leave()).toBe('it cannot be read any more (EACCES)')
    chmodSync(join(closed.launch.cwd, 'closed'), 0o700)
    rmSync(closed.launch.cwd, { recursive: true })
  },
)

test('of a file that is longer than what is kept of all the beginning is read', async () => {
  const subject = { command: ['python3', 'tool.py'], cwd: home, env: {}, mark: 'mark' }
  const { files, launch, leave } = await prepareProject(subject, { 'a.txt': 'hello', 'b.txt': '' })
  const large = join(launch.cwd, 'large')
  writeFileSync(large, '')
  truncateSync(large, 3 * 1024 ** 3)
  const { large: beginning, ...others } = files()
  expect(others).toEqual({ 'a.txt': 'hello', 'b.txt': '' })
  expect(beginning).toMatch(/^\0{1000}/)
  truncateSync(large, 0)
  expect(leave()).toEqual({ 'a.txt': 'hello', 'b.txt': '', large: '' })
})
