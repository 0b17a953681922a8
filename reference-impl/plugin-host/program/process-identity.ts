import { readFileSync } from 'node:fs'

/** Names a process: its number, and where the system states it, when it was started, as numbers are used again. */
export const identityOf = (pid: number): string => `${pid} ${startOf(pid)?.at ?? ''}`.trim()

/** Whether a process still runs; one that has ended and is not yet waited for does not. */
export function isAlive(identity: string): boolean {
  const [pid = '0', at] = identity.split(' ')
  const start = startOf(Number(pid))
  if (start && at !== undefined) return start.at === at && start.state !== 'Z'
  return at === undefined && answers(Number(pid))
}

/** Fields of `/proc/PID/stat`, counted from the one behind the name, which may contain anything. */
const [STATE, STARTED] = [0, 19]

function startOf(pid: number): { state: string; at: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[STATE] ?? '', at: fields[STARTED] ?? '' }
  } catch {
    return undefined
  }
}

function answers(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
