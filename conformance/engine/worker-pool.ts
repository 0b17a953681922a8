/** One piece of work. */
export interface Job<T> {
  /** Higher is started earlier, so that the longest waits overlap with everything else. */
  weight: number
  /** It begins when nothing else goes on or waits, and nothing begins beside it. */
  alone?: boolean
  /** Does the work; calls `quiet` when it only waits from here on. */
  run(quiet: () => void): Promise<T>
}

/** How many jobs go on at once. */
export interface Capacity {
  /** That use the processor. */
  busy: number
  /** That are alive, waiting ones included. */
  alive: number
}

/** A job that waits for room. */
interface Entry {
  weight: number
  start(): void
  /** Rejects the job, because another has rejected. */
  drop(reason: unknown): void
}

/**
 * Runs jobs concurrently: one that only waits gives its place to the next, so that waiting costs no worker.
 * A job that rejects rejects those that wait for room.
 */
export class WorkerPool {
  readonly #capacity: Capacity
  readonly #waiting: Entry[] = []
  readonly #waitingAlone: Entry[] = []
  #busy = 0
  #alive = 0
  #isAlone = false
  #stopped: { because: unknown } | undefined

  constructor(capacity: Capacity) {
    this.#capacity = capacity
  }

  /** Runs one job when there is room. */
  one<T>(job: Job<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(this.#stopped.because)
      const start = () => this.#run(job).then(resolve, reject)
      const entry = { weight: job.weight, start, drop: reject }
      if (job.alone) this.#waitingAlone.push(entry)
      else this.#enqueue(entry)
      this.#fill()
    })
  }

  /** Rejects what waits for room, and whatever comes later. @throws the reason. */
  stop(because: unknown): never {
    this.#stopped ??= { because }
    this.#drop(because)
    throw because
  }

  #drop(because: unknown): void {
    for (const { drop } of [...this.#waiting.splice(0), ...this.#waitingAlone.splice(0)])
      drop(because)
  }

  async #run<T>(job: Job<T>): Promise<T> {
    this.#busy += 1
    this.#alive += 1
    this.#isAlone = job.alone ?? false
    const quiet = once(() => {
      this.#busy -= 1
      this.#fill()
    })
    try {
      return await job.run(quiet)
    } catch (error) {
      this.#drop(error)
      throw error
    } finally {
      this.#alive -= 1
      this.#isAlone = false
      quiet()
      this.#fill()
    }
  }

  /** Keeps the heaviest at the end, where it is taken; equals keep their order. */
  #enqueue(entry: Entry): void {
    const at = this.#waiting.findIndex(({ weight }) => weight >= entry.weight)
    this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, entry)
  }

  #fill(): void {
    while (!this.#isAlone && this.#hasRoom) {
      const next = this.#waiting.pop() ?? this.#nextAlone()
      if (!next) return
      next.start()
    }
  }

  get #hasRoom(): boolean {
    return this.#busy < this.#capacity.busy && this.#alive < this.#capacity.alive
  }

  #nextAlone = () => (this.#alive === 0 ? this.#waitingAlone.shift() : undefined)
}

function once(action: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    action()
  }
}
