import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import type { FileSet } from '../../../spec/generated/messages/driver.ts'
import { directoryProject } from './directory.ts'
import { layOut } from './lay-out.ts'
import { memoryProject } from './memory.ts'
import type { Project } from './project.ts'

const made: string[] = []

afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true })
})

function temporary(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'project-')))
  made.push(path)
  return path
}

function onDisk(files: FileSet): Project & { directory: string } {
  const directory = temporary()
  layOut(directory, files)
  return { ...directoryProject(directory), directory }
}

const failureOf = async (action: () => unknown): Promise<string> => {
  try {
    await action()
  } catch (error) {
    return (error as { kind: string }).kind
  }
  return 'none'
}

const text = async (project: Project, path: string) =>
  String(await project.read(project.locate(path), 1_000))

const stores: [string, (files: FileSet) => Project][] = [
  ['in memory', memoryProject],
  ['in a directory', onDisk],
]

describe.each(stores)('a project %s', (_, projectOf) => {
  it('gives back the files it was given', async () => {
    const files: FileSet = {
      'a.txt': 'text',
      'b/c.bin': { base64: '/wA=' },
      'd/empty': { directory: true },
      'b/link': { link: '../a.txt' },
      'b/out': { link: '/etc' },
    }
    expect(await projectOf(files).files()).toEqual(files)
    expect(await projectOf({ big: { repeat: 'ab', times: 3 } }).files()).toEqual({ big: 'ababab' })
  })

  it('refuses what is no path, whether or not anything stands there', async () => {
    const project = projectOf({ 'a.txt': 'a', 'd/x': 'x' })
    const paths = [
      '/a.txt',
      '/',
      '../a',
      'd/../a.txt',
      'd/..',
      'no/../../a',
      '..',
      'a.txt\0',
      '\ud800',
    ]
    for (const path of [...paths, 'n'.repeat(256), 'é'.repeat(128), 'd/'.repeat(2_000)])
      expect(await failureOf(() => project.locate(path)), path).toBe('not-a-path')
  })

  it('takes names with dots, stars, tildes, backslashes and spaces as they are', async () => {
    const names = ['..a', '...', 'a..b', '~', '$HOME', '*', 'a\\b', ' ', 'Grüße 日本 🙂', '.hidden']
    const project = projectOf({})
    for (const name of names) await project.write(project.locate(name), Buffer.from(name))
    expect(await project.files()).toEqual(Object.fromEntries(names.map((name) => [name, name])))
    expect((await project.list([])).map(({ name }) => name).sort()).toEqual(names.sort())
  })

  it('finds one file behind each spelling of its path', async () => {
    const project = projectOf({ 'd/x': 'x' })
    for (const path of ['d/x', './d//x', 'd/./x', 'd/x/'])
      expect(await text(project, path)).toBe('x')
    for (const path of ['', '.', './']) expect(project.locate(path)).toEqual([])
  })

  it('follows links inside, and refuses those that leave, loop, or start at the root of the system', async () => {
    const links = {
      'd/in': { link: '../e' },
      'e/f': { link: 'g' },
      out: { link: '../outside' },
      'd/far': { link: '../../d/x' },
      etc: { link: '/etc/passwd' },
      loop: { link: 'loop' },
      up: { link: 'd/..' },
    }
    const project = projectOf({ 'e/g': 'g', 'd/x': 'x', 'a.txt': 'a', ...links })
    expect(await text(project, 'd/in/f')).toBe('g')
    expect(await text(project, 'up/a.txt')).toBe('a')
    for (const path of ['out', 'out/x', 'd/far', 'etc', 'loop', 'loop/x'])
      expect(await failureOf(() => project.locate(path)), path).toBe('outside')
    expect(project.locate('etc', 'keep')).toEqual(['etc'])
  })

  it('follows no link by itself', async () => {
    const project = projectOf({ 'e/g': 'g', l: { link: 'e' }, f: { link: 'e/g' } })
    for (const place of [['l', 'g'], ['f']]) {
      expect(await failureOf(() => project.read(place, 9))).toMatch(/missing|wrong-kind/)
      expect(await failureOf(() => project.write(place, Buffer.from('!')))).toMatch(
        /wrong-kind|in-the-way/,
      )
    }
    expect((await project.files())['e/g']).toBe('g')
  })

  it('reads up to the limit and not beyond', async () => {
    const project = projectOf({ f: 'four', e: '' })
    expect(String(await project.read(['f'], 4))).toBe('four')
    expect(String(await project.read(['e'], 0))).toBe('')
    expect(await failureOf(() => project.read(['f'], 3))).toBe('too-large')
  })

  it('states what is wrong with a place', async () => {
    const project = projectOf({ f: 'f', 'd/x': 'x' })
    expect(await failureOf(() => project.read(['no'], 9))).toBe('missing')
    expect(await failureOf(() => project.read(['f', 'x'], 9))).toBe('missing')
    expect(await failureOf(() => project.read(['d'], 9))).toBe('wrong-kind')
    expect(await failureOf(() => project.read([], 9))).toBe('wrong-kind')
    expect(await failureOf(() => project.list(['f']))).toBe('wrong-kind')
    expect(await failureOf(() => project.list(['no']))).toBe('missing')
    expect(await failureOf(() => project.remove(['d']))).toBe('wrong-kind')
    expect(await failureOf(() => project.remove([]))).toBe('wrong-kind')
    expect(await failureOf(() => project.remove(['no']))).toBe('missing')
    expect(await project.find(['f', 'x'])).toBeUndefined()
    expect((await project.find([]))?.kind).toBe('dir')
  })

  it('leaves everything as it was when it refuses a change', async () => {
    const files = { f: 'f', 'd/x': 'x', 'e/y': 'y' }
    const project = projectOf(files)
    const refused: [string, () => Promise<void>][] = [
      ['in-the-way', () => project.write(['d'], Buffer.from('!'))],
      ['in-the-way', () => project.write([], Buffer.from('!'))],
      ['wrong-kind', () => project.write(['f', 'new', 'x'], Buffer.from('!'))],
      ['missing', () => project.rename(['no'], ['new', 'x'])],
      ['in-the-way', () => project.rename(['f'], ['d'])],
      ['in-the-way', () => project.rename(['d'], ['f'])],
      ['in-the-way', () => project.rename(['d'], ['e'])],
      ['wrong-kind', () => project.rename(['d'], ['d', 'y', 'z'])],
      ['wrong-kind', () => project.rename(['d', 'x'], ['f', 'z'])],
    ]
    for (const [kind, action] of refused) expect(await failureOf(action)).toBe(kind)
    expect(await project.files()).toEqual(files)
  })

  it('writes, moves and removes', async () => {
    const project = projectOf({ f: 'old', 'd/x': 'x', l: { link: 'f' } })
    await project.write(['a', 'b', 'c'], Buffer.from('new'))
    await project.write(['f'], Buffer.from('F'))
    await project.rename(['f'], ['f'])
    await project.rename(['a', 'b', 'c'], ['n', 'c'])
    await project.rename(['d'], ['n', 'd'])
    await project.rename(['n', 'c'], ['f'])
    await project.remove(['l'])
    expect(await project.files()).toEqual({
      f: 'new',
      'a/b': { directory: true },
      'n/d/x': 'x',
    })
  })
})

describe('a project in a directory', () => {
  it('lists the siblings of a name that is not text', async () => {
    const project = onDisk({ good: 'x' })
    writeFileSync(Buffer.concat([Buffer.from(`${project.directory}/`), Buffer.from([0xff])]), 'bad')
    expect(await project.list([])).toEqual([{ name: 'good', kind: 'file' }])
    expect(await project.files()).toEqual({ good: 'x' })
  })

  it('neither waits for a pipe nor writes to it', async () => {
    const project = onDisk({})
    execFileSync('mkfifo', [join(project.directory, 'pipe')])
    expect(await failureOf(() => project.read(['pipe'], 9))).toBe('wrong-kind')
    expect(await failureOf(() => project.write(['pipe'], Buffer.from('x')))).toBe('in-the-way')
    expect(await project.find(['pipe'])).toMatchObject({ kind: 'other' })
  })

  it('keeps permissions, and leaves no draft of a file behind', async () => {
    const project = onDisk({ run: 'x' })
    chmodSync(join(project.directory, 'run'), 0o750)
    await project.write(['run'], Buffer.from('y'))
    expect(statSync(join(project.directory, 'run')).mode & 0o777).toBe(0o750)
    expect(readdirSync(project.directory)).toEqual(['run'])
  })

  it('reports no path of the host', async () => {
    const action = () => onDisk({}).read(['x'.repeat(300)], 9)
    await expect(action).rejects.toThrow(/^The file system fails at x+ with ENAMETOOLONG$/)
  })

  it('frees every descriptor it opens', async () => {
    const project = onDisk({ 'a/b/c': 'c' })
    const open = () => readdirSync('/proc/self/fd').length
    const before = open()
    for (const place of [
      ['a', 'b', 'c'],
      ['a', 'no', 'c'],
      ['a', 'b'],
      ['a', 'b', 'c', 'd'],
    ])
      await Promise.allSettled([
        project.read(place, 9),
        project.read(place, 0),
        project.list(place),
        project.write(place, Buffer.from('c')),
        project.rename(place, ['a', 'b', 'c', 'e']),
      ])
    expect(open()).toBe(before)
  })

  // What a tool's accomplice may do between the moment a path is judged and the moment it is used.
  it('holds when a directory becomes a link after its path was judged', async () => {
    const outside = temporary()
    writeFileSync(join(outside, 'x'), 'secret')
    const project = onDisk({ 'd/x': 'mine' })
    const place = project.locate('d/x')
    renameSync(join(project.directory, 'd'), join(project.directory, 'was'))
    symlinkSync(outside, join(project.directory, 'd'))
    expect(await failureOf(() => project.read(place, 99))).toBe('missing')
    expect(await failureOf(() => project.list(['d']))).toBe('wrong-kind')
    for (const action of [
      () => project.write(place, Buffer.from('!')),
      () => project.write(['d', 'new', 'y'], Buffer.from('!')),
      () => project.remove(place),
      () => project.rename(place, ['y']),
      () => project.rename(['was', 'x'], ['d', 'z']),
    ])
      expect(await failureOf(action)).not.toBe('none')
    expect(readdirSync(outside)).toEqual(['x'])
    expect(readFileSync(join(outside, 'x'), 'utf8')).toBe('secret')
  })

  it('holds when a file becomes a link after its path was judged', async () => {
    const outside = temporary()
    writeFileSync(join(outside, 'x'), 'secret')
    const project = onDisk({ f: 'mine' })
    const place = project.locate('f')
    unlinkSync(join(project.directory, 'f'))
    symlinkSync(join(outside, 'x'), join(project.directory, 'f'))
    expect(await failureOf(() => project.read(place, 99))).toBe('wrong-kind')
    expect(await failureOf(() => project.write(place, Buffer.from('!')))).toBe('in-the-way')
    expect(readFileSync(join(outside, 'x'), 'utf8')).toBe('secret')
  })

  it('holds while a directory and a link take turns', async () => {
    const outside = temporary()
    writeFileSync(join(outside, 'x'), 'secret')
    const project = onDisk({ 'd/x': 'mine' })
    const { worker, turns } = await swapping(project.directory, outside)
    const seen = new Set<string>()
    for (let times = 0; times < 500; times++) {
      seen.add(await project.read(['d', 'x'], 99).then(String, () => 'refused'))
      await project.write(['d', 'y'], Buffer.from('!')).catch(() => {})
    }
    expect(Atomics.load(turns, 0)).toBeGreaterThan(10)
    await worker.terminate()
    expect(seen).not.toContain('secret')
    expect(readdirSync(outside)).toEqual(['x'])
  })
})

/** A thread that makes `d` a link out of the project and a directory again, over and over, and counts its turns. */
async function swapping(directory: string, outside: string) {
  const turns = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(SWAP, { eval: true, workerData: { directory, outside, turns } })
  await once(worker, 'message')
  return { worker, turns }
}

const SWAP = `
  const { mkdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } = require('node:fs')
  const { parentPort, workerData } = require('node:worker_threads')
  const { directory, outside, turns } = workerData
  const d = directory + '/d'
  const steps = [
    () => rmSync(d, { recursive: true }),
    () => symlinkSync(outside, d),
    () => unlinkSync(d),
    () => mkdirSync(d),
    () => writeFileSync(d + '/x', 'mine'),
  ]
  parentPort.postMessage('ready')
  for (;;) {
    for (const step of steps) try { step() } catch {}
    Atomics.add(turns, 0, 1)
  }`
