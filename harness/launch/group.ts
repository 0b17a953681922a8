import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { RUN_MARK } from './environment.ts'

/** Sends a signal to a whole process group; a group that is gone is no error. */
export function killGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (leader === undefined) return false
  try {
    process.kill(process.platform === 'win32' ? leader : -leader, signal)
    return true
  } catch {
    return false
  }
}

/** Kills what is left of a group whose leader has ended, and names it. */
export function survivorsOf(leader: number | undefined): string[] {
  if (!killGroup(leader, 0)) return []
  const names = membersOf(leader as number)
  killGroup(leader, 'SIGKILL')
  return names
}

/** Names the living members of a group, where the system reports; a zombie is not alive. */
function membersOf(group: number): string[] {
  return processes().flatMap(({ pid, state, name, pgrp }) =>
    pgrp === group && pid !== group && state !== 'Z' ? [name] : [],
  )
}

/** Names what a process and its descendants have started that has ended and that nobody has reaped. */
export function zombiesUnder(pid: number): string[] {
  return childrenOf(pid).flatMap((child) => {
    const [info] = processInfo(child)
    return info?.state === 'Z' ? [info.name] : zombiesUnder(Number(child))
  })
}

/** Whether a thread of a process or of its descendants runs, waits for a processor or for a disk. */
export function isBusyUnder(pid: number): boolean {
  const isBusy = (thread: string) =>
    processInfo(`${pid}/task/${thread}`).some(({ state }) => state === 'R' || state === 'D')
  return threadsOf(pid).some(isBusy) || childrenOf(pid).map(Number).some(isBusyUnder)
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** The children of a process, where the system lists them by the thread that started each. */
function childrenOf(pid: number): string[] {
  try {
    return threadsOf(pid).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

/** A process of this machine. */
export interface ProcessInfo {
  pid: number
  name: string
  state: string
  parent: number
  pgrp: number
  /** When it was started, which distinguishes it from a later one of the same number. */
  start: string
}

/** Every process of this machine, where the system lists them. */
export function processes(): ProcessInfo[] {
  try {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .flatMap(processInfo)
  } catch {
    return []
  }
}

/** Place of the start time among the fields behind the name. @see proc_pid_stat(5) */
const START = 19

/** Reads `/proc/PID/stat`: the name stands in parentheses and may hold any character. */
export function processInfo(pid: string): ProcessInfo[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const close = stat.lastIndexOf(')')
    const fields = stat.slice(close + 2).split(' ')
    const [state = '', parent, pgrp] = fields
    return [
      {
        pid: Number(pid),
        name: stat.slice(stat.indexOf('(') + 1, close),
        state,
        parent: Number(parent),
        pgrp: Number(pgrp),
        start: fields[START] ?? '',
      },
    ]
  } catch {
    return []
  }
}

/**
 * Finds and kills processes that left their group but still carry the mark of this run in their environment.
 * @returns the names of those that were not dying already.
 */
export function killMarked(mark: string): string[] {
  return killAll(markedBy(mark))
}

/** Kills processes. @returns the names of those that were not dying already. */
export function killAll(all: readonly ProcessInfo[]): string[] {
  return all.flatMap(({ pid, name }) => {
    if (isDying(pid)) return []
    try {
      process.kill(pid, 'SIGKILL')
      return [name]
    } catch {
      return []
    }
  })
}

/** Milliseconds that a killed process may take to go. */
const GONE_MS = 2_000

/** Interval between two looks at the process table, which announces nothing, in milliseconds. */
const LOOK_MS = 10

/** Waits until no process with a mark is left; a busy machine takes its time to end what was killed. */
export async function markedGone(mark: string): Promise<void> {
  const end = performance.now() + GONE_MS
  while (markedBy(mark).length > 0 && performance.now() < end) await pause(LOOK_MS)
}

const markedBy = (mark: string) =>
  processes().filter(
    ({ pid, state }) =>
      pid !== process.pid &&
      state !== 'Z' &&
      environmentOf(pid).some((entry) => bears(entry, mark)),
  )

/** The bit of SIGKILL in the masks of `/proc/PID/status`. */
const SIGKILL_BIT = 1n << 8n

/** Whether SIGKILL is on its way to a process. */
function isDying(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const masks = [...status.matchAll(/^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm)]
    return masks.some(([, mask = '0']) => (BigInt(`0x${mask}`) & SIGKILL_BIT) !== 0n)
  } catch {
    return false
  }
}

/** A mark is a name, or the beginning of one up to a dash. */
function bears(entry: string, mark: string): boolean {
  return entry === `${RUN_MARK}=${mark}` || entry.startsWith(`${RUN_MARK}=${mark}-`)
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0')
  } catch {
    return []
  }
}
