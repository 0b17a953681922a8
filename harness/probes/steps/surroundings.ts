import { spawn, spawnSync } from 'node:child_process'
import { closeSync, fstatSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { isObject } from '../../wire/json.ts'
import type { Run, Step } from '../script.ts'

/** What the probe can reach by itself, past the protocol. @see rfd-d11 §Summary */
export const surroundingSteps: [string, Step][] = [
  ['open', ({ seen }, { open }) => void seen.push({ open, ...tried(() => reads(String(open))) })],
  [
    'write_file',
    ({ seen }, { write_file: path }) => {
      seen.push({ write_file: path, ...tried(() => writeFileSync(String(path), 'probe')) })
    },
  ],
  ['connect', (run, step) => connects(run, step.connect)],
  ['spawn', ({ seen }, { spawn: argv }) => void seen.push({ spawn: argv, ok: starts(argv) })],
  [
    'signal',
    ({ seen }, { signal: pid }) => {
      seen.push({ signal: pid, ...tried(() => void process.kill(Number(pid), 0)) })
    },
  ],
  ['leave_child', (run, { leave_child }) => leaveChild(run, leave_child)],
  ['tell_process', ({ seen }) => void seen.push({ process: ownProcess() })],
]

function tried(act: () => void): { ok: boolean; code?: string } {
  try {
    act()
    return { ok: true }
  } catch (error) {
    return { ok: false, code: (error as NodeJS.ErrnoException).code }
  }
}

const reads = (path: string) => closeSync(openSync(path, 'r'))

function connects({ seen }: Run, to: unknown): Promise<void> {
  const { host, port } = isObject(to) ? to : {}
  return new Promise((done) => {
    const tell = (ok: boolean) => {
      socket.destroy()
      seen.push({ connect: to, ok })
      done()
    }
    const socket = connect(Number(port), String(host))
    socket.setTimeout(CONNECT_MS, () => tell(false))
    socket.on('connect', () => tell(true)).on('error', () => tell(false))
  })
}

const CONNECT_MS = 2_000

function starts(argv: unknown): boolean {
  const [program, ...args] = Array.isArray(argv) ? argv.map(String) : []
  if (program === undefined) return false
  return spawnSync(program, args, { stdio: 'ignore', timeout: 5_000 }).error === undefined
}

const CHILD_MS = 60_000

/** Starts a process that lives on for a minute; with `"stdout"` it holds the probe's stdout open. */
function leaveChild({ seen }: Run, how: unknown): void {
  const stdio = how === 'stdout' ? ('inherit' as const) : ('ignore' as const)
  const child = spawn(process.execPath, ['-e', `setTimeout(() => {}, ${CHILD_MS})`], {
    stdio: ['ignore', stdio, 'ignore'],
    detached: how === 'session',
  })
  child.on('error', () => {}).unref()
  seen.push({ leave_child: how, pid: child.pid ?? null })
}

const DESCRIPTORS = 256

/** What the operating system tells the probe of itself. */
function ownProcess() {
  const descriptors = Array.from({ length: DESCRIPTORS }, (_, fd) => fd)
  return {
    arguments: process.argv.slice(2),
    directory: process.cwd(),
    entries: tried(() => readdirSync('.')).ok ? readdirSync('.') : null,
    environment: { ...process.env },
    pid: process.pid,
    parent: process.ppid,
    streams: [0, 1, 2].map(kindOf),
    descriptors: descriptors.filter((fd) => kindOf(fd) !== 'closed').length,
  }
}

function kindOf(descriptor: number): string {
  try {
    const stat = fstatSync(descriptor)
    if (stat.isFIFO()) return 'pipe'
    if (stat.isSocket()) return 'socket'
    if (stat.isFile()) return 'file'
    return stat.isCharacterDevice() ? 'device' : 'other'
  } catch {
    return 'closed'
  }
}
