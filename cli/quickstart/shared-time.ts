/** How much time there is for all, in milliseconds, and how many are under way at once. */
export interface Time {
  endsAt: number
  atOnce: number
  /** The least that each has before it ends early. */
  leastMs: number
  /** What is put by for each that waits: its least time, and that of an end. */
  neededMs: number
  now(): number
}

/** Shares what time there is among tasks that take their turns: what has gone on for longest ends early, so that each begins. */
export class SharedTime {
  readonly #time: Time
  /** What is under way and was not asked to end, and since when; the oldest is the first. */
  readonly #running = new Map<AbortController, number>()
  #waiting: number

  constructor(tasks: number, time: Time) {
    this.#waiting = tasks
    this.#time = time
  }

  /** Runs a task, which the signal asks to end early. */
  async take<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    this.#waiting -= 1
    this.#running.set(controller, this.#time.now())
    this.look()
    try {
      return await task(controller.signal)
    } finally {
      this.#running.delete(controller)
    }
  }

  /** Ends everything when time is over, and one task where those that wait would not have theirs. */
  look(): void {
    const { endsAt, atOnce, leastMs, neededMs, now } = this.#time
    const left = endsAt - now()
    if (left <= 0) for (const controller of this.#running.keys()) this.#end(controller)
    const [oldest] = this.#running
    if (!oldest || this.#waiting * neededMs <= left * atOnce) return
    const [controller, since] = oldest
    if (now() - since >= leastMs) this.#end(controller)
  }

  #end(controller: AbortController): void {
    this.#running.delete(controller)
    controller.abort()
  }
}
