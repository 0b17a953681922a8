import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import {
  becomes,
  gone,
  isAlive,
  python,
  type Started,
  shell,
  start as startSubject,
} from '../fixtures/subject.ts'

const started: Started[] = []

afterEach(() => {
  for (const { subject } of started.splice(0)) {
    subject.signal('SIGKILL')
    subject.release()
  }
})

function start(how: Parameters<typeof startSubject>[0]): Started {
  const subject = startSubject(how)
  started.push(subject)
  return subject
}

test('the streams are pipes: a shell opens /dev/stdin, /dev/stdout and /dev/stderr by name', async () => {
  const it = start(
    shell(
      'read -r line < /dev/stdin; echo "got $line" > /dev/stdout; echo "err $line" > /dev/stderr',
    ),
  )
  it.subject.write('hello\n')
  expect(await it.ended).toEqual({ code: 0, signal: null })
  await expect.poll(it.stderr).toBe('err hello\n')
  expect(it.stdout()).toBe('got hello\n')
})

test.each([0, 1, 2])('file descriptor %i is a pipe, and blocks', async (fd) => {
  const it = start(
    python(
      `import os, stat, sys\nok = stat.S_ISFIFO(os.fstat(${fd}).st_mode) and os.get_blocking(${fd})\nsys.stdout.write('yes' if ok else 'no')`,
    ),
  )
  await it.ended
  expect(it.stdout()).toBe('yes')
})

test('the subject inherits none of our other pipes', async () => {
  const others = [start(shell('cat')), start(shell('cat'))]
  const it = start(shell('ls -l /proc/$$/fd'))
  await it.ended
  const pipes = it.stdout().match(/jp-conformance/g)
  expect(pipes).toHaveLength(3)
  expect(others.map(({ refused }) => refused())).toEqual([false, false])
})

test('the end of our input is the end of its input', async () => {
  const it = start(shell('cat; echo end'))
  it.subject.write('a')
  it.subject.write(Buffer.from('b\n'))
  it.subject.closeInput()
  expect((await it.ended).code).toBe(0)
  expect(it.stdout()).toBe('ab\nend\n')
})

test('large amounts pass both ways unchanged', async () => {
  const it = start(shell('wc -c; head -c 3000000 /dev/zero | tr "\\0" x'))
  it.subject.write(Buffer.alloc(5_000_000, 'y'))
  it.subject.closeInput()
  await it.ended
  expect(it.stdout().trimStart().split('\n')[0]).toBe('5000000')
  expect(it.stdout().match(/x/g)).toHaveLength(3_000_000)
})

test('a long text is handed over in pieces, each of which is reported, and whole', async () => {
  const it = start(shell('md5sum'))
  const text = `a${'📏'.repeat(500_000)}`
  let taken = 0
  it.subject.write(text, () => {
    taken += 1
  })
  it.subject.write('\n')
  it.subject.closeInput()
  await it.ended
  expect(it.stdout()).toContain(createHash('md5').update(`${text}\n`).digest('hex'))
  expect(taken).toBeGreaterThan(30)
})

test('of a long text that nobody reads to its end the rest is dropped', async () => {
  const it = start(shell('head -c 1000 > /dev/null; exec 0<&-; echo closed; sleep 60'))
  it.subject.write('x'.repeat(1_000_000), () => {})
  await it.hasPrinted('closed')
  await it.inputRefused
  it.subject.closeInput()
})

test('reports the exit status, and the signal that a subject died of', async () => {
  expect(await start(shell('exit 7')).ended).toEqual({ code: 7, signal: null })
  expect(await start(shell('kill -SEGV $$')).ended).toEqual({ code: null, signal: 'SIGSEGV' })
})

test.each<[string, string[], string]>([
  ['is not there', ['jp-conformance-no-such-program'], 'ENOENT'],
  ['stands below a file', ['/etc/passwd/program'], 'ENOTDIR'],
  ['is a directory', [tmpdir()], 'EACCES'],
  ['is too long', ['sh', '-c', 'x'.repeat(3_000_000)], 'E2BIG: word 3 of'],
  ['holds a null byte', ['sh\0'], 'null bytes'],
  ['is an empty word', [''], 'empty'],
  ['is empty', [], 'empty'],
])('a command that %s is reported, not thrown', async (_, command, reason) => {
  const it = start({ ...shell(''), command })
  expect(await it.failed).toContain(reason)
  it.subject.write('nobody reads this\n')
  it.subject.closeInput()
  expect(it.subject.release()).toEqual([])
})

test('a variable that is too long is named', async () => {
  const it = start({ ...shell('true'), env: { LONG: 'x'.repeat(200_000) } })
  const reason = 'the variable LONG has 200006 bytes, of which Linux takes 131072 at most'
  expect(await it.failed).toContain(process.platform === 'linux' ? reason : '')
})

test('a directory that is not there is reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jp-test-'))
  rmSync(folder, { recursive: true })
  expect(await start({ ...shell('true'), cwd: folder }).failed).toContain('ENOENT')
})

test('a subject that closes its input refuses our bytes and nothing else happens', async () => {
  const it = start(shell('exec 0<&-; echo closed; sleep 60'))
  await it.hasPrinted('closed')
  it.subject.write('x\n')
  await it.inputRefused
  it.subject.write('y\n')
  it.subject.closeInput()
  it.subject.signal('SIGKILL')
  expect((await it.ended).signal).toBe('SIGKILL')
})

test('the subject leads a process group of its own, and a signal reaches all of it', async () => {
  const it = start(shell('sleep 60 & echo "$$ $!"; wait'))
  await it.hasPrinted('\n')
  const [leader = 0, child = 0] = it.stdout().split(' ').map(Number)
  expect(leader).not.toBe(process.pid)
  expect(isAlive(child)).toBe(true)
  it.subject.signal('SIGTERM')
  expect((await it.ended).signal).toBe('SIGTERM')
  await gone(child)
})

test('a grandchild that holds the output open is killed and named', async () => {
  const it = start(shell('sleep 60 & echo $!; exit 3'))
  await it.hasPrinted('\n')
  expect(await it.exited).toEqual({ code: 3, signal: null })
  const child = Number(it.stdout())
  await becomes(child, 'sleep')
  expect(it.subject.release()).toEqual(['sleep'])
  await gone(child)
})

test('a subject that ignores SIGTERM dies of SIGKILL', async () => {
  const it = start(
    shell('trap "echo no" TERM; echo ready; while :; do read -r l || sleep 0.05; done'),
  )
  await it.hasPrinted('ready')
  it.subject.signal('SIGTERM')
  it.subject.closeInput()
  await it.hasPrinted('no')
  it.subject.signal('SIGKILL')
  expect((await it.ended).signal).toBe('SIGKILL')
})

test('starting and releasing leaves no descriptor open', async () => {
  await start(shell('exit 0')).ended
  const before = await descriptors()
  // Pipes are made for 32 subjects at once: after as many the same number stands ready again.
  for (let i = 0; i < 32; i++) {
    const it = start(i % 3 === 0 ? { ...shell(''), command: ['/etc/passwd/x'] } : shell('exit 0'))
    await Promise.race([it.ended, it.failed])
    it.subject.release()
  }
  await expect.poll(descriptors).toBeLessThanOrEqual(before)
})

async function descriptors(): Promise<number> {
  const { readdir } = await import('node:fs/promises')
  return (await readdir('/proc/self/fd')).length
}
