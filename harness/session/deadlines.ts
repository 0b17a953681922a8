import type { TimerName } from '../transcript.ts'

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

/** The named deadlines of one session; at most one of each name runs, and one that is armed again and again keeps its timer. */
export class Deadlines {
  readonly #running = new Map<TimerName | '', Running>()
  readonly #onExpired: OnExpired

  constructor(onExpired: OnExpired) {
    this.#onExpired = onExpired
  }

  /** Starts a deadline, or starts it again; arming one ends every other but that of the whole session. */
  arm(name: TimerName, ms: number, expired: () => void): void {
    this.#only(name, ms, expired)
  }

  /** Starts the deadline of the whole session, which nothing re-arms. */
  total(name: TimerName, ms: number, expired: () => void): void {
    this.#start(name, ms, expired)
  }

  /** Waits without a name, and without a trace; it ends the others like one with a name. */
  quietly(ms: number, then: () => void): void {
    this.#only('', ms, then)
  }

  clearAll(): void {
    for (const name of [...this.#running.keys()]) this.#clear(name)
  }

  #only(name: TimerName | '', ms: number, then: () => void): void {
    for (const other of this.#running.keys())
      if (other !== 'session' && other !== name) this.#clear(other)
    this.#start(name, ms, then)
  }

  #start(name: TimerName | '', ms: number, then: () => void): void {
    const due = performance.now() + ms
    const before = this.#running.get(name)
    if (before?.ms === ms) {
      Object.assign(before, { due, then })
      before.timer.refresh()
      return
    }
    clearTimeout(before?.timer)
    const timer = setTimeout(() => this.#expire(name), ms)
    this.#running.set(name, { timer, ms, due, then })
  }

  #expire(name: TimerName | ''): void {
    const { ms, due, then } = this.#running.get(name) as Running
    this.#running.delete(name)
    if (name) this.#onExpired(name, ms, lateness(due))
    then()
  }

  #clear(name: TimerName | ''): void {
    clearTimeout(this.#running.get(name)?.timer)
    this.#running.delete(name)
  }
}

function lateness(due: number): number {
  const late = Math.round(performance.now() - due)
  return late > NOTICEABLE_MS ? late : 0
}
