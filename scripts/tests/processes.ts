import { readdirSync, readFileSync } from 'node:fs'

/** A process that is alive, as the system reports. */
export interface Living {
  pid: number
  command: string
}

/** Lists living processes that were started with a variable set to a value; empty where there is no /proc. */
export function processesWith(variable: string, value: string): Living[] {
  const entry = `${variable}=${value}`
  return pids()
    .filter((pid) => read(pid, 'environ').split('\0').includes(entry))
    .filter(isAlive)
    .map((pid) => ({ pid, command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }))
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

// A zombie waits for its parent only; it holds nothing.
const isAlive = (pid: number): boolean => !/\) [ZX] /.test(read(pid, 'stat'))

function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1')
  } catch {
    return ''
  }
}
