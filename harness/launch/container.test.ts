import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { containersLeft, engineHere, imageOf, removeImage, SKIPPED } from '../fixtures/image.ts'
import { type Started, start as startSubject } from '../fixtures/subject.ts'
import type { Containers } from './container.ts'
import { openContainers } from './index.ts'
import { MOUNT_POINT } from './mounted-directory.ts'
import type { Launch } from './process.ts'

const engine = await engineHere()
const IMAGE = `jp-conformance-test-${process.pid}`
const PROGRAMS = ['sh', 'sleep', 'cat', 'head', 'tr', 'ls', 'env', 'wc', 'touch', 'tail']

// A run without an engine counts one test as skipped and states why.
if (!engine) test.skip(SKIPPED)
else
  describe('a subject in a container', () => {
    let containers: Containers
    const started: Started[] = []

    beforeAll(async () => {
      await imageOf(engine, IMAGE, PROGRAMS)
      const opened = await openContainers(IMAGE, { command: ['sh'] })
      if ('message' in opened) throw new Error(opened.message)
      containers = opened
    })
    afterEach(() => {
      for (const { subject } of started.splice(0)) subject.release()
    })
    afterAll(async () => {
      await containers.close()
      expect(await containersLeft(engine, IMAGE)).toEqual([])
      await removeImage(engine, IMAGE)
    })

    const shell = (script: string, more: Partial<Launch> = {}): Launch => ({
      command: ['sh', '-c', script],
      cwd: containers.cwd,
      env: { LANG: 'C.UTF-8' },
      ...more,
    })

    function start(how: Launch): Started {
      const it = startSubject(how, containers.launch)
      started.push(it)
      return it
    }

    test('writes to either stream, and how it ended', async () => {
      const it = start(shell('read -r line; echo "got $line"; echo "not good" >&2; exit 7'))
      it.subject.write('hello\n')
      expect(await it.ended).toEqual({ code: 7, signal: null })
      expect(it.stdout()).toBe('got hello\n')
      expect(it.stderr()).toBe('not good\n')
    })

    test('the end of our input is the end of its input, even before it has started', async () => {
      const it = start(shell('cat; echo end'))
      it.subject.write('a\n')
      it.subject.closeInput()
      expect(await it.ended).toEqual({ code: 0, signal: null })
      expect(it.stdout()).toBe('a\nend\n')
    })

    test('is asked to end by SIGTERM, which it may handle', async () => {
      const it = start(shell('trap "echo bye; exit 3" TERM; echo up; while :; do sleep 0.05; done'))
      await it.hasPrinted('up')
      it.subject.signal('SIGTERM')
      expect(await it.ended).toEqual({ code: 3, signal: null })
      expect(it.stdout()).toBe('up\nbye\n')
    })

    test.each([
      'SIGTERM',
      'SIGKILL',
    ] as const)('dies of %s, which it does not handle', async (name) => {
      const it = start(shell('echo up; sleep 60; echo never'))
      await it.hasPrinted('up')
      it.subject.signal(name)
      expect(await it.ended).toEqual({ code: null, signal: name })
      expect(it.notes).toEqual([])
    })

    test('a signal that comes before it has started is not lost', async () => {
      const it = start(shell('sleep 60'))
      it.subject.signal('SIGKILL')
      expect(await it.ended).toEqual({ code: null, signal: 'SIGKILL' })
    })

    test('what it forked ends with it', async () => {
      const it = start(shell('(sleep 60; echo late) & echo up; exit 0'))
      expect(await it.ended).toEqual({ code: 0, signal: null })
      expect(it.stdout()).toBe('up\n')
      expect(it.subject.release()).toEqual([])
    })

    test('a line of 10 MB passes both ways unchanged', async () => {
      const it = start(shell('head -n 1 | wc -c; head -c 10000000 /dev/zero | tr "\\0" x'))
      it.subject.write(Buffer.from(`${'y'.repeat(10_000_000)}\n`))
      it.subject.closeInput()
      await it.ended
      const [count = '', line = ''] = it.stdout().split('\n')
      expect(count.trim()).toBe('10000001')
      expect(line.length).toBe(10_000_000)
      expect(line === 'x'.repeat(10_000_000)).toBe(true)
    })

    test('has no network, and nothing to write to but /tmp', async () => {
      const it = start(
        shell('ls /sys/class/net; touch /work/a || echo refused; touch /tmp/a && echo fine'),
      )
      await it.ended
      expect(it.stdout()).toBe('lo\nrefused\nfine\n')
    })

    test('has the variables that it was given and the image’s own, and none of ours', async () => {
      const it = start(shell('env', { env: { MINE: 'yes' } }))
      await it.ended
      expect(it.stdout()).toContain('MINE=yes\n')
      expect(it.stdout()).not.toContain('TMPDIR')
    })

    test('that needs more memory than it has is killed, and that is reported', async () => {
      const it = start(shell('tail /dev/zero'))
      await it.ended
      expect(it.notes).toEqual(['out-of-memory'])
    })

    test('takes a directory along, and what it did to it is seen', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'jp-test-'))
      writeFileSync(join(folder, 'a.txt'), 'A')
      const it = start(
        shell('cat a.txt; echo B > b.txt; echo C > a.txt', { mounts: folder, cwd: MOUNT_POINT }),
      )
      expect(await it.ended).toEqual({ code: 0, signal: null })
      expect(it.stdout()).toBe('A')
      expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('C\n')
      expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('B\n')
      it.subject.release()
      expect(it.notes).toEqual([])
      rmSync(folder, { recursive: true })
    })

    test('a directory that nobody looked at afterwards is reported', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'jp-test-'))
      const it = start(shell('echo up; sleep 60', { mounts: folder, cwd: MOUNT_POINT }))
      await it.hasPrinted('up')
      it.subject.release()
      expect(it.notes).toEqual(['directory-not-seen'])
      rmSync(folder, { recursive: true })
    })

    test('a command that the engine cannot start is reported, and its container is removed', async () => {
      const it = start({ ...shell(''), cwd: 'not/absolute' })
      expect(await it.failed).toContain('the container engine states')
    })

    test('released at once, it never runs', async () => {
      const it = start(shell('echo up'))
      it.subject.release()
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(it.stdout()).toBe('')
    })

    test.each<[string, string, string[], RegExp]>([
      ['an image', 'jp-conformance-none', ['sh'], /no image `jp-conformance-none:latest`/],
      ['an image by no name', 'NOT A NAME', ['sh'], /no image `NOT A NAME:latest`/],
      ['a program', IMAGE, ['no-such'], /no program `no-such` on the PATH of the image/],
      ['a program at a path', IMAGE, ['./no-such'], /no program `\.\/no-such` in the image/],
      ['a program, but a directory,', IMAGE, ['/bin'], /no program `\/bin` in the image/],
    ])('%s that is not there is reported before anything starts', async (_, image, command, message) => {
      const refused = await openContainers(image, { command })
      expect('message' in refused && refused.message).toMatch(message)
    })

    test('a word that names a file of the image is found from anywhere', async () => {
      const opened = await openContainers(IMAGE, {
        command: ['../bin/sh', '../bin/cat', '-x', 'none'],
      })
      if ('message' in opened) throw new Error(opened.message)
      expect(opened.anywhere).toEqual(['/bin/sh', '/bin/cat', '-x', 'none'])
      expect(opened.cwd).toBe('/work')
      await opened.close()
    })

    test('a subcommand that is called like a directory of the image stays a word', async () => {
      const opened = await openContainers(IMAGE, {
        command: ['../bin/sh', 'bin', './bin'],
        cwd: '/',
      })
      if ('message' in opened) throw new Error(opened.message)
      expect(opened.anywhere).toEqual(['/bin/sh', 'bin', '/bin'])
      await opened.close()
    })
  })
