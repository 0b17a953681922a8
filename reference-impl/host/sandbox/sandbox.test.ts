import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxAvailability } from './availability.ts'
import { sandboxed } from './index.ts'
import type { Place } from './place.ts'

const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
const here = realpathSync(mkdtempSync(join(tmpdir(), 'sandbox-')))
const [project, home, tool] = ['project', 'home', 'tool'].map((name) => join(here, name)) as [
  string,
  string,
  string,
]
const place: Place = { cwd: tool, path, project, home }

const availability = await sandboxAvailability(path)
if (!availability.available) console.warn(`The sandbox is not tried: ${availability.because}.`)

beforeAll(() => {
  for (const directory of [project, home, tool]) mkdirSync(directory)
  for (const directory of [project, home]) writeFileSync(join(directory, 'secret.txt'), 'secret')
  cpSync(join(import.meta.dirname, 'fixtures/probe.cjs'), join(tool, 'probe.cjs'))
})

afterAll(() => rmSync(here, { recursive: true }))

function start(command: readonly string[], at = place): ChildProcess {
  const [program = '', ...args] = sandboxed(command, at) ?? []
  return spawn(program, args, { cwd: '/', env: { PATH: path }, detached: true })
}

interface Run {
  stdout: string
  stderr: string
  code: number | null
}

const run = (command: readonly string[], at = place) => ended(start(command, at))

async function ended(child: ChildProcess): Promise<Run> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('the program has no streams')
  const [out, errors, [code]] = await Promise.all([
    text(stdout),
    text(stderr),
    once(child, 'close'),
  ])
  return { stdout: out, stderr: errors, code }
}

/** What the probe reports of its ways out; `holding` runs it with one argument more. */
async function probed(holding: (aims: string) => Promise<Run>, newFiles: string[] = []) {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  let connections = 0
  server.on('connection', () => connections++)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const file = join(project, 'secret.txt')
  const aims = { file, directory: home, newFiles, port, leader: process.pid }
  const { stdout, stderr, code } = await holding(JSON.stringify(aims))
  server.close()
  expect(stderr).toBe('')
  expect(code).toBe(7)
  return { ...JSON.parse(stdout), connections }
}

const inside =
  (at = place, script = 'probe.cjs') =>
  (aims: string) =>
    run([process.execPath, script, aims], at)

const outside = (aims: string) =>
  ended(spawn(process.execPath, [join(tool, 'probe.cjs'), aims], { env: {} }))

const ownFiles = [project, home, tool].map((directory) => join(directory, 'new.txt'))
const allFiles = [...ownFiles, '/tmp/new.txt', '/new.txt', '/dev/shm/new.txt', '/dev/new.txt']

describe.runIf(availability.available)('in the sandbox', () => {
  test('a program has no files, network or processes but its own, and keeps its status', async () => {
    const report = await probed(inside(), allFiles)
    expect(report).toMatchObject({ reads: 'ENOENT', lists: 'ENOENT', signals: 'ESRCH', own: true })
    expect(report.network).toMatch(/ECONNREFUSED|ENETUNREACH/)
    expect(report.connections).toBe(0)
    expect(report.writes).toHaveLength(allFiles.length)
    expect(report.writes.filter((code: string) => !/^(EROFS|ENOENT|EACCES)$/.test(code))).toEqual(
      [],
    )
    expect(report.processes).toBeLessThanOrEqual(3)
    expect(report.inherited).toEqual([])
  })

  test('outside of it each of these ways is open', async () => {
    const report = await probed(outside, ownFiles)
    for (const file of ownFiles) rmSync(file)
    expect(report).toMatchObject({ reads: 'secret', lists: ['secret.txt'] })
    expect(report).toMatchObject({ network: 'connected', connections: 1, signals: true })
  })

  test('the project and the home stay hidden below a package that is shown', async () => {
    const around = join(here, 'package.json')
    writeFileSync(around, '{}')
    const report = await probed(inside())
    rmSync(around)
    expect(report).toMatchObject({ reads: 'ENOENT', lists: [], own: true })
    expect(readdirSync(home)).toEqual(['secret.txt'])
  })

  test('a tool that lies within the project sees itself and nothing beside it', async () => {
    const within = join(project, 'tools')
    mkdirSync(within)
    writeFileSync(join(project, 'package.json'), '{}')
    cpSync(join(tool, 'probe.cjs'), join(within, 'probe.cjs'))
    const report = await probed(inside({ ...place, cwd: project }, 'tools/probe.cjs'))
    expect(report).toMatchObject({ reads: 'ENOENT', own: true })
  })

  test('a script runs with its interpreter, its package and through a link', async () => {
    const bin = join(here, 'links')
    const modules = join(here, 'node_modules')
    for (const name of ['one', 'two']) mkdirSync(join(modules, name), { recursive: true })
    writeFileSync(join(modules, 'two/index.js'), 'module.exports = 42')
    const script =
      "#!/usr/bin/env node\nconsole.log(require('two'), require('fs').readFileSync(0, 'utf8'))"
    writeFileSync(join(modules, 'one/cli.js'), script, { mode: 0o755 })
    mkdirSync(bin)
    symlinkSync(join(modules, 'one/cli.js'), join(bin, 'answer'))
    const child = start(['answer'], { ...place, path: [bin, path].join(delimiter) })
    child.stdin?.end('input')
    expect(await text(child.stdout as NodeJS.ReadableStream)).toBe('42 input\n')
  })

  test('what is declared to belong to the tool can be read', async () => {
    const extra = join(here, 'extra')
    mkdirSync(extra)
    writeFileSync(join(extra, 'table.txt'), 'rows')
    const command = ['cat', `${extra}/../extra/table.txt`]
    const readable = [extra]
    expect(await run(['sh', '-c', `cat ${extra}/table.txt`], { ...place, readable })).toMatchObject(
      { stdout: 'rows' },
    )
    expect((await run(['sh', '-c', `cat ${extra}/table.txt`])).stderr).toMatch(/No such file/)
    expect(await run(command)).toMatchObject({ stdout: 'rows' })
  })

  test('a signal for the group reaches the tool, which may act on it', async () => {
    const source =
      "process.on('SIGTERM', () => { console.log('heard'); process.exit(3) }); console.log('ready'); setInterval(() => {}, 1000)"
    const child = start([process.execPath, '-e', source])
    const output: string[] = []
    child.stdout?.on('data', (chunk) => {
      output.push(String(chunk))
      if (output.join('') === 'ready\n') process.kill(-(child.pid ?? 0), 'SIGTERM')
    })
    expect(await once(child, 'close')).toEqual([3, null])
    expect(output.join('')).toBe('ready\nheard\n')
  })

  test.each([
    ['SIGTERM', [143, null]],
    ['SIGKILL', [null, 'SIGKILL']],
  ] as const)('%s ends a tool that does nothing about it', async (signal, end) => {
    const child = start(['sh', '-c', 'echo ready; exec sleep 60'])
    child.stdout?.once('data', () => process.kill(-(child.pid ?? 0), signal))
    expect(await once(child, 'close')).toEqual(end)
  })
})

test('there is no command for a program that is not there, or without bubblewrap', () => {
  expect(sandboxed(['no-such-program'], place)).toBeUndefined()
  expect(sandboxed(['./secret.txt'], { ...place, cwd: project })).toBeUndefined()
  expect(sandboxed([process.execPath], { ...place, path: '' })).toBeUndefined()
})

test('states in one sentence why there is no sandbox', async () => {
  const because = { available: false, because: 'bubblewrap (bwrap) is not installed' }
  expect(await sandboxAvailability('')).toEqual(because)
  const broken = join(here, 'broken')
  mkdirSync(broken)
  writeFileSync(join(broken, 'bwrap'), '#!/bin/sh\necho "No permissions" >&2; exit 1', {
    mode: 0o755,
  })
  const refused = { available: false, because: 'bubblewrap is refused: No permissions' }
  expect(await sandboxAvailability([broken, path].join(delimiter))).toEqual(refused)
})
