/** Called for every deadline that expires; `late` is how many milliseconds late the machine noticed it. */
export type OnExpired<Name> = (name: Name, ms: number, late: number) => void

/** Milliseconds below which lateness is no more than noise. */
const NOTICEABLE_MS = 20

/** A deadline that runs. */
interface Running {
  timer: NodeJS.Timeout
  ms: number
  due: number
}

/**
 * Named deadlines; at most one of each name runs. One that is armed again and again keeps its timer, which is set anew
 * only when it goes off too early: a session arms a deadline for every line.
 */
export class Deadlines<Name> {
  readonly #running = new Map<Name, Running>()
  readonly #onExpired: OnExpired<Name>

  constructor(onExpired: OnExpired<Name>) {
    this.#onExpired = onExpired
  }

  /** Starts a deadline, or starts it again. */
  arm(name: Name, ms: number): void {
    const due = performance.now() + ms
    const before = this.#running.get(name)
    if (before?.ms === ms) before.due = due
    else {
      clearTimeout(before?.timer)
      this.#running.set(name, { timer: this.#timer(name, ms), ms, due })
    }
  }

  clear(name: Name): void {
    clearTimeout(this.#running.get(name)?.timer)
    this.#running.delete(name)
  }

  #timer(name: Name, ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#goOff(name), ms)
  }

  #goOff(name: Name): void {
    const running = this.#running.get(name) as Running
    const left = Math.ceil(running.due - performance.now())
    if (left > 0) running.timer = this.#timer(name, left)
    else this.#expire(name, running)
  }

  #expire(name: Name, { ms, due }: Running): void {
    this.#running.delete(name)
    this.#onExpired(name, ms, lateness(due))
  }
}

function lateness(due: number): number {
  const late = Math.round(performance.now() - due)
  return late > NOTICEABLE_MS ? late : 0
}
