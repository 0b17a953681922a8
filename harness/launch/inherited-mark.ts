import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { killAll, type ProcessInfo, processes } from './group.ts'
import { isTracer } from './watch/watch.ts'

/** A mark that whatever a run starts inherits, and does not lose with its environment, its session or its parent. */
export interface InheritedMark {
  /**
   * Kills what bears the mark and does not descend from this process any more, and names it. While other runs of this
   * process go on nobody knows whose it is: the last one finds it.
   */
  killEscaped(): string[]
  /** Takes the mark from this process when no run needs it any more. */
  release(): void
}

/** How many runs of this process need the mark. */
let runs = 0
/** The limit as it was before. */
let before = ''

/**
 * Marks all that this process starts from now on by a resource limit that binds none of it: how long a process of a
 * real-time class may compute, which only such processes have, as a number of microseconds that no other run has.
 * @returns nothing where the system has no such limit.
 */
export function inheritMark(): InheritedMark | undefined {
  if (runs === 0) {
    const found = limitOf('self')
    if (found === undefined || !setLimit(MARK)) return undefined
    before = found
  }
  runs += 1
  return { killEscaped: () => (runs === 1 ? killUntilGone() : []), release: releaseOnce() }
}

/** Some 140 years, and the number of this process with a random one, so that it is the mark of no other run. */
const MARK = String(2 ** 52 + process.pid * 2 ** 20 + Math.floor(Math.random() * 2 ** 20))

function releaseOnce(): () => void {
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    runs -= 1
    if (runs === 0) setLimit(before)
  }
}

/** What is found once may have started more meanwhile. */
const LOOKS = 5

/** Kills all that bears the mark, while a run needs it: for when this process is to end at once. */
export const killBearers = (): string[] => (runs > 0 ? killUntilGone(bearers) : [])

function killUntilGone(found: () => readonly ProcessInfo[] = escaped): string[] {
  const names: string[] = []
  for (let look = 0; look < LOOKS; look++) {
    const killed = killAll(found())
    if (killed.length === 0) return names
    names.push(...killed)
  }
  return names
}

/** What bears the mark, but for our own descendants; where orphans are given to us, they are no other than the rest. */
function escaped(): ProcessInfo[] {
  const all = processes()
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]))
  return bearers(all).filter(({ pid }) => !isOurs(pid, parents))
}

/** What bears the mark, but for this process and what watches over it. */
const bearers = (all = processes()): ProcessInfo[] =>
  all.filter(
    ({ pid, state }) =>
      state !== 'Z' && pid !== process.pid && limitOf(pid) === MARK && !isTracer(pid),
  )

function isOurs(pid: number, parents: ReadonlyMap<number, number>): boolean {
  if (process.pid === 1) return false
  let at: number | undefined = pid
  while (at !== undefined && at > 1) {
    at = parents.get(at)
    if (at === process.pid) return true
  }
  return false
}

/** The soft limit of a process, in microseconds or `unlimited`. */
function limitOf(pid: number | 'self'): string | undefined {
  try {
    const limits = readFileSync(`/proc/${pid}/limits`, 'utf8')
    return /^Max realtime timeout +(\S+)/m.exec(limits)?.[1]
  } catch {
    return undefined
  }
}

/** Sets our own soft limit, by a program of util-linux. @returns whether that went well. */
function setLimit(soft: string): boolean {
  try {
    execFileSync('prlimit', ['--pid', String(process.pid), `--rttime=${soft}:`], {
      stdio: 'ignore',
    })
    return limitOf('self') === soft
  } catch {
    return false
  }
}
