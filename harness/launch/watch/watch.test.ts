import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanEnvironment, RUN_MARK } from '../environment.ts'
import { ProgramRun } from '../program-run.ts'
import type { Accesses } from './access.ts'
import { type Watched, watch } from './watch.ts'

let folder = ''
let home = ''
let start = ''
let outside = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'))
  ;[home = '', start = '', outside = ''] = ['home', 'home/start', 'home/project'].map((name) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  })
  writeFileSync(join(start, 'decoy.txt'), 'decoy')
  writeFileSync(join(outside, 'notes.md'), 'notes')
  writeFileSync(join(start, 'once.py'), 'import sys\nsys.stdin.readline()\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program with one line to read, and gives what it was seen to reach. */
const watching = (...command: string[]) => watchingIn({}, ...command)

async function watchingIn(
  variables: Record<string, string>,
  ...command: string[]
): Promise<Watched & { status?: string }> {
  const env = cleanEnvironment({ HOME: home, [RUN_MARK]: 'watch-test', ...variables })
  const watched = await watch({ command, cwd: start, env })
  const ended = Promise.withResolvers<string>()
  const program = new ProgramRun(watched.launch, {
    stdout: () => {},
    ended: ({ code, signal }) => ended.resolve(String(code ?? signal)),
    notStarted: ended.reject,
  })
  program.write('{}')
  const status = await ended.promise
  program.kill()
  return { ...(await watched.end()), status }
}

const python = (code: string) => watching('python3', '-S', '-E', '-c', `${READ}\n${code}`)
const shell = (code: string) => watching('bash', '-c', `read -r line\n${code}`)
const READ = 'import os, sys\nsys.stdin.readline()'
const nothing = { readInput: true, accesses: [], status: '0' }

/** A worker that starts when another process has read the message, and passes it on. */
const relayed = (worker: string) =>
  watching('bash', '-c', `head -n 1 | { sleep 0.5; exec python3 -S -E ${worker}; }`)

test('a process that starts behind one that reads shows what its runtime needs', async () => {
  expect(await relayed('once.py')).toEqual(nothing)
}, 60_000)

test('what a process does with a message that is passed on to it is seen', async () => {
  const { accesses } = (await relayed(`-c '${READ}\nopen("decoy.txt")'`)) as Accesses
  expect(accesses).toEqual([{ how: 'read', target: './decoy.txt' }])
}, 60_000)

describe.concurrent('a program is seen to', { timeout: 60_000 }, () => {
  const file = (how: string, target: string) => [{ how, target }]

  test.each([
    ['open a file of the directory it was started in', "open('decoy.txt')", 'read', './decoy.txt'],
    ['open a file of its user', "open('../project/notes.md')", 'read', '~/project/notes.md'],
    ['list a directory of its user', "os.listdir('../project')", 'read', '~/project'],
    ['read a file of the machine', "open('/etc/profile')", 'read', '/etc/profile'],
    ['remove a file', "os.symlink('x', '../l'); os.remove('../l')", 'write', '~/l'],
    ['make a directory', "os.makedirs('../deep', exist_ok=True)", 'write', '~/deep'],
    [
      'rename into a directory',
      "open('/tmp/jp-x', 'w'); os.rename('/tmp/jp-x', '../jp-x')",
      'write',
      '~/jp-x',
    ],
    [
      'write a file with quotation marks and letters',
      "open('../\"ü\".txt', 'w')",
      'write',
      '~/"ü".txt',
    ],
    [
      'write after changing directory',
      "os.chdir('../project'); os.mkdir('sub')",
      'write',
      '~/project/sub',
    ],
    ['run a program', "os.system('exec true')", 'run', 'sh'],
    [
      'connect to a port',
      "import socket; socket.socket().connect_ex(('127.0.0.1', 9))",
      'connect',
      '127.0.0.1',
    ],
    [
      'connect to a server of IPv6',
      "import socket; socket.socket(10).connect_ex(('::1', 9))",
      'connect',
      '::1',
    ],
    [
      'listen at a port',
      "import socket; socket.socket().bind(('127.0.0.1', 0))",
      'connect',
      '127.0.0.1',
    ],
    ['wait for connections', 'import socket; socket.socket().listen()', 'listen', 'a socket'],
    [
      'send a datagram',
      "import socket; socket.socket(2, 2).sendto(b'x', ('127.0.0.1', 9))",
      'connect',
      '127.0.0.1',
    ],
    [
      'send a message with an address',
      "import socket; socket.socket(2, 2).sendmsg([b'x'], [], 0, ('127.0.0.1', 9))",
      'connect',
      '127.0.0.1',
    ],
    [
      'connect to a socket of another program by its path',
      "import socket; socket.socket(1).connect_ex('../project/socket')",
      'connect',
      '../project/socket',
    ],
    [
      'connect to an abstract socket of another program',
      "import socket; socket.socket(1).connect_ex('\\0jp-conformance-of-nobody')",
      'connect',
      '@jp-conformance-of-nobody',
    ],
    [
      'do so in a thread',
      "import threading; t = threading.Thread(target=lambda: open('decoy.txt')); t.start(); t.join()",
      'read',
      './decoy.txt',
    ],
    [
      'do so in a child',
      "os.fork() or (open('decoy.txt'), os._exit(0)); os.wait()",
      'read',
      './decoy.txt',
    ],
  ])('%s', async (_, code, how, target) => {
    expect(await python(code)).toMatchObject({ accesses: file(how, target) })
  })

  test('open a file through the programs that a shell runs', async () => {
    expect(await shell('cat decoy.txt')).toMatchObject({ accesses: file('read', './decoy.txt') })
  })

  test('write a file where it may not', async () => {
    const code = "os.setuid(65534)\ntry: open('/etc/jp-conformance', 'w')\nexcept OSError: pass"
    if (process.getuid?.() === 0)
      expect(await python(code)).toMatchObject({ accesses: file('write', '/etc/jp-conformance') })
  })
})

describe.concurrent('nothing is seen of what a runtime does by itself', { timeout: 60_000 }, () => {
  test.each([
    ['imports as it goes', 'import json, socket, subprocess, decimal, sqlite3'],
    ['looks its user up', 'import pwd; pwd.getpwuid(0)'],
    ['uses a temporary file', 'import tempfile; tempfile.TemporaryFile().write(b"x")'],
    ['looks for files that are nowhere', "os.path.exists('/srv/x'); os.access('../none', 4)"],
    ['writes to nowhere', "open('/dev/null', 'w').write('x')"],
    ['reads about itself', "open('/proc/self/status').read()"],
    ['starts a second Python', "os.execv(sys.executable, [sys.executable, '-c', ''])"],
    [
      'works in a pool of processes',
      'import multiprocessing as m\nwith m.get_context("spawn").Pool(1) as p: p.map(abs, [1])',
    ],
    [
      'talks to itself by an abstract socket',
      "import socket; s = socket.socket(1); s.bind('\\0jp-own'); s.listen(); socket.socket(1).connect('\\0jp-own')",
    ],
    ['talks to itself', 'import socket; a, b = socket.socketpair(); a.send(b"x")'],
    [
      'prints the time of another place',
      'import time; os.environ["TZ"] = "Asia/Tokyo"; time.tzset()',
    ],
  ])('%s', async (_, code) => {
    expect(await python(code)).toEqual(nothing)
  })

  test.each([
    ['a shell runs programs', "printf '%s' x | sed s/x/y/ | tr y z | cat >/dev/null"],
    ['a shell uses a here-document', 'cat <<EOF\nx\nEOF'],
    ['a shell compares two outputs', 'diff <(printf a) <(printf a)'],
  ])('%s', async (_, code) => {
    expect(await shell(code)).toEqual(nothing)
  })

  test('Node works with threads', async () => {
    const worker = "new (require('worker_threads').Worker)('', { eval: true })"
    const code = `require('fs').readSync(0, Buffer.alloc(9)); ${worker}; require('os').userInfo()`
    expect(await watching(process.execPath, '-e', code)).toEqual(nothing)
  })

  test('Node keeps what it compiled where its environment states', async () => {
    writeFileSync(join(start, 'tool.cjs'), "require('fs').readSync(0, Buffer.alloc(9))")
    const env = { NODE_COMPILE_CACHE: join(home, 'compiled') }
    expect(await watchingIn(env, process.execPath, 'tool.cjs')).toEqual(nothing)
    expect(readdirSync(home)).toContain('compiled')
  })

  test('what comes before the first message belongs to the start', async () => {
    expect(await watching('sh', '-c', 'cat decoy.txt; python3 -S -E once.py')).toEqual(nothing)
  })
})

test('exit and signal are those of the program', { timeout: 60_000 }, async () => {
  expect(await python('sys.exit(7)')).toMatchObject({ status: '7' })
  expect(await python('os.kill(os.getpid(), 15)')).toMatchObject({ status: 'SIGTERM' })
})

test('the program bears the mark of its run', { timeout: 60_000 }, async () => {
  const code = `sys.exit(0 if os.environ['${RUN_MARK}'] == 'watch-test' else 9)`
  expect(await python(code)).toEqual(nothing)
})

test('of a program that leaves one behind nothing is awaited for long', {
  timeout: 60_000,
}, async () => {
  expect(
    await python(
      "os.fork() or (os.setsid(), os.close(1), os.close(2), os.execvp('sleep', ['sleep', '8']))",
    ),
  ).toMatchObject({ readInput: true })
})
