import { spawn, spawnSync } from 'node:child_process'
import {
  fstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { isObject } from '../wire/json.ts'
import { placed } from './placed.ts'
import type { Probe } from './probe.ts'
import { reaches } from './reaches.ts'
import { sideChannel } from './side-channel.ts'
import type { Step } from './steps.ts'

/** What shows the probe's environment, and what it can reach past the protocol. @see rfd-d11 §Summary */
export const environment: Record<string, Step> = {
  log: (probe) => probe.log.reportAtOnce(),
  mark: (probe, name) => probe.log.mark(String(name)),
  write_file: ({ seen }, path) => {
    seen.push({ write_file: path, ...tried(() => writeFileSync(placed(seen, path), 'probe')) })
  },
  remove_file: ({ seen }, path) => {
    seen.push({ remove_file: path, ...tried(() => rmSync(placed(seen, path))) })
  },
  move_file: ({ seen }, path) => {
    const from = placed(seen, path)
    seen.push({ move_file: path, ...tried(() => renameSync(from, `${from}.moved`)) })
  },
  make_directory: ({ seen }, path) => {
    seen.push({ make_directory: path, ...tried(() => mkdirSync(placed(seen, path))) })
  },
  examine: ({ seen }, path) => {
    seen.push({ examine: path, ...tried(() => statSync(placed(seen, path))) })
  },
  list: ({ seen }, path) => {
    let entries = 0
    const reported = tried(() => {
      entries = readdirSync(placed(seen, path)).length
    })
    seen.push({ list: path, ...reported, ...(reported.ok && { entries }) })
  },
  connect: async ({ seen }, to) => {
    seen.push({ connect: to, ok: isObject(to) && (await reaches(to)) })
  },
  spawn: ({ seen }, command) => {
    seen.push({ spawn: command, ok: starts(command) })
  },
  signal: ({ seen }, pid) => {
    seen.push({ signal: pid, ...tried(() => process.kill(Number(placed(seen, pid)), 0)) })
  },
  leave_child: leaveChild,
  /** Only what the script already knows is reported, so that no secret of a user gets into a report. */
  find_in_environment: ({ seen }, texts) => {
    seen.push({ find_in_environment: texts, found: inEnvironment(texts) })
  },
  tell_process: ({ seen }) => {
    seen.push({ process: ownProcess() })
  },
  show_parent: ({ seen }) => {
    seen.push({ parent: { descriptors: openIn(process.ppid) } })
  },
}

function tried(action: () => unknown): { ok: boolean; code?: string } {
  try {
    action()
    return { ok: true }
  } catch (error) {
    return { ok: false, code: (error as NodeJS.ErrnoException).code }
  }
}

function starts(argv: unknown): boolean {
  const [program, ...args] = Array.isArray(argv) ? argv.map(String) : []
  if (program === undefined) return false
  return spawnSync(program, args, { stdio: 'ignore', timeout: 5_000 }).error === undefined
}

const CHILD_MS = 600_000

/** The child holds the probe's streams, as a forgotten background process does, and ends after ten minutes. */
function leaveChild({ seen }: Probe, how: unknown): void {
  const child = spawn(process.execPath, ['-e', `setTimeout(() => {}, ${CHILD_MS})`], {
    stdio: 'inherit',
    detached: how === 'session',
  })
  child.on('error', () => {}).unref()
  seen.push({ leave_child: how, pid: child.pid ?? null })
}

function inEnvironment(texts: unknown): unknown[] {
  const values = Object.values(process.env).join('\n')
  return Array.isArray(texts) ? texts.filter((text) => values.includes(String(text))) : []
}

/** How many descriptors another process has open; `null` where the system does not state it. */
function openIn(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return null
  }
}

const DESCRIPTORS = 256
const BEYOND = 3

/** What was open before the probe opened more than its side channel; its pipes and events look like Node's own. */
const INHERITED = Array.from({ length: DESCRIPTORS - BEYOND }, (_, i) => i + BEYOND)
  .filter((descriptor) => descriptor !== sideChannel.descriptor)
  .map(kindOf)
  .filter((kind) => kind === 'file' || kind === 'directory' || kind === 'socket')

/** What the operating system reports to the probe about itself. */
function ownProcess() {
  const descriptors = Array.from({ length: DESCRIPTORS }, (_, fd) => fd)
  return {
    arguments: process.argv.slice(2),
    directory: process.cwd(),
    environment: Object.keys(process.env).sort(),
    pid: process.pid,
    parent: process.ppid,
    streams: [0, 1, 2].map(kindOf),
    descriptors: descriptors.filter((fd) => kindOf(fd) !== 'closed').length,
    inherited: INHERITED,
  }
}

function kindOf(descriptor: number): string {
  try {
    const stat = fstatSync(descriptor)
    if (stat.isFIFO()) return 'pipe'
    if (stat.isSocket()) return 'socket'
    if (stat.isFile()) return 'file'
    if (stat.isDirectory()) return 'directory'
    return stat.isCharacterDevice() ? 'device' : 'other'
  } catch {
    return 'closed'
  }
}
