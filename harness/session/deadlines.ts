import type { TimerName } from '../transcript.ts'

/** The named deadlines of one session; at most one of each name runs. */
export interface Deadlines {
  /** Starts a deadline, or starts it again; arming one ends the others. */
  arm(name: TimerName, ms: number, expired: () => void): void
  /** Starts the deadline of the whole session, which nothing re-arms. */
  total(name: TimerName, ms: number, expired: () => void): void
  /** Waits without a name, and without a trace. */
  quietly(ms: number, then: () => void): void
  clearAll(): void
}

/** Told of every deadline that expires, with how late the machine noticed it in milliseconds. */
export type OnExpired = (name: TimerName, ms: number, late: number) => void

/** Lateness below this is no noise. */
const NOTICEABLE_MS = 20

/** A deadline that runs. */
interface Running {
  timer: NodeJS.Timeout
  ms: number
  due: number
  then: () => void
}

/** Makes the deadlines of a session; one that is armed again and again keeps its timer. */
export function deadlines(onExpired: OnExpired): Deadlines {
  const running = new Map<TimerName | '', Running>()
  const start = (name: TimerName | '', ms: number, then: () => void) => {
    const due = performance.now() + ms
    const before = running.get(name)
    if (before?.ms === ms) {
      Object.assign(before, { due, then })
      before.timer.refresh()
      return
    }
    clearTimeout(before?.timer)
    running.set(name, { timer: setTimeout(() => expire(name), ms), ms, due, then })
  }
  const expire = (name: TimerName | '') => {
    const { ms, due, then } = running.get(name) as Running
    running.delete(name)
    if (name) onExpired(name, ms, lateness(due))
    then()
  }
  const clear = (name: TimerName | '') => {
    clearTimeout(running.get(name)?.timer)
    running.delete(name)
  }
  return {
    arm(name, ms, expired) {
      for (const other of running.keys()) if (other !== 'session' && other !== name) clear(other)
      start(name, ms, expired)
    },
    total: start,
    quietly: (ms, then) => start('', ms, then),
    clearAll: () => [...running.keys()].forEach(clear),
  }
}

function lateness(due: number): number {
  const late = Math.round(performance.now() - due)
  return late > NOTICEABLE_MS ? late : 0
}
