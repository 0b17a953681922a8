import { readFileSync } from 'node:fs'
import { processInfo } from './group.ts'

/** A process that a host has started, by its number and by what distinguishes it from a later one of the same number. */
export interface ProcessIdentity {
  pid: number
  start: string
}

/** Identifies a process whose command line holds one of the given words; undefined when there is none, or another of its number. */
export function identify(pid: number, words: readonly string[]): ProcessIdentity | undefined {
  const [info] = processInfo(String(pid))
  const command = textOf(`/proc/${pid}/cmdline`)
  return info && words.some((word) => command.includes(word))
    ? { pid, start: info.start }
    : undefined
}

/** Whether a process is there and not a zombie. */
export function isAlive({ pid, start }: ProcessIdentity): boolean {
  const [now] = processInfo(String(pid))
  return now?.start === start && now.state !== 'Z'
}

/** Kills a process that a host has left behind. */
export function killLeft(process_: ProcessIdentity): void {
  try {
    if (isAlive(process_)) process.kill(process_.pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
